import { useLocalPath, useMessages, useSite } from '#client/site.tsx';
import type { CallFailure } from '#domain/call-failure.ts';
import { messages as allMessages } from '#messages/generated/registry/account/sign-in.ts';
import { LinkButton } from '#ui/link-button.tsx';

/** The way to sign in and back to this page, where a call was refused because the session has ended; nothing for another failure. */
export function SignInAgain({ failure }: { failure: CallFailure }) {
  const messages = useMessages(allMessages);
  const to = useLocalPath();
  const { path } = useSite();
  if (failure.status !== 401) return null;
  return (
    <LinkButton href={to(`/auth?next=${encodeURIComponent(to(path))}`)} variant="outline" data-opens="account">
      {messages.login}
    </LinkButton>
  );
}
