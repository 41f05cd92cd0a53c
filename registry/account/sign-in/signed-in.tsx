import type { ReactNode } from 'react';
import { auth, useAuth } from '#client/shop/auth.ts';
import { useLocalPath, useMessages } from '#client/site.tsx';
import { messages as signedInMessages } from '#messages/generated/registry/account/sign-in/signed-in.ts';
import type { User } from '#schemas/user.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { RetryAlert } from '#ui/retry-alert.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { AccountNeedsScript } from './account-needs-script.tsx';
import { FollowOrderLink } from './follow-order-link.tsx';

export type SignedInProps = {
  /** The address to come back to after signing in. */
  next: string;
  children: (user: User) => ReactNode;
};

/** Shows its children to a signed-in person only; others are asked to sign in. The server decides what each person may read. */
export function SignedIn({ next, children }: SignedInProps) {
  const messages = useMessages(signedInMessages);
  const to = useLocalPath();
  const { status, user } = useAuth();
  if (user) return children(user);
  if (status === 'unknown') {
    return <RetryAlert tone="warning" text={messages.unknown} label={messages.retry} onRetry={auth.check} />;
  }
  if (status === 'loggedOut') {
    return (
      <EmptyState icon="person" title={messages.title} text={messages.text}>
        <LinkButton href={to(`/auth?next=${encodeURIComponent(to(next))}`)} data-opens="account">
          {messages.signIn}
        </LinkButton>
        <FollowOrderLink />
      </EmptyState>
    );
  }
  return (
    <>
      <AccountNeedsScript />
      <Skeleton label={messages.loading} bars={[3, 6]} />
    </>
  );
}
