import { type ReactNode, useEffect, useState } from 'react';
import { auth, useAuth } from '#client/shop/auth.ts';
import { useMessages } from '#client/site.tsx';
import { readFailure } from '#domain/call-failure.ts';
import { messages as allMessages } from '#messages/generated/admin.ts';
import type { User } from '#schemas/user.ts';
import { Alert } from '#ui/alert.tsx';
import { RetryAlert } from '#ui/retry-alert.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { askSignIn } from './sign-in-again/repeat-signed-in.ts';
import { SignInAgain } from './sign-in-again/sign-in-again.tsx';
import { useAfterTyping } from './sign-in-again/use-after-typing.ts';

/**
 * Sends a person who is not signed in to sign in and back, and tells one without the role that she has no access. A courtesy:
 * the server checks the role of every call. Signing in shows without the code that the owner added: none of it reaches the panel.
 *
 * A session that ends while a screen is open takes nothing away: the screen stays, and the password is asked over it.
 */
export function RequireAdmin({ children }: { children: ReactNode }) {
  const messages = useMessages(allMessages);
  const { status, user } = useAuth();
  /** The administrator for whom the screen was opened, until she signs out. */
  const [opened, setOpened] = useState<User | null>(null);
  if (user && user.role !== 'CUSTOMER' && user !== opened && status === 'loggedIn') setOpened(user);
  if (opened && status === 'signingOut') setOpened(null);
  // Also while it is asked again who is signed in: whoever has closed the question is not asked a second time by herself.
  const hasEnded = opened !== null && user === null;
  useAfterTyping(hasEnded, () => void askSignIn('ended'));
  const isNobody = opened === null && status === 'loggedOut';
  useEffect(() => {
    const here = window.location.pathname + window.location.search;
    if (isNobody) window.location.replace(`/auth?safe=1&next=${encodeURIComponent(here)}`);
  }, [isNobody]);

  const person = user ?? opened;
  if (person && person.role !== 'CUSTOMER') {
    return (
      <>
        {children}
        <SignInAgain email={person.email} />
      </>
    );
  }
  if (person) {
    return (
      <Alert tone="warning" title={messages.forbidden}>
        <p>{messages.forbiddenAs({ email: person.email })}</p>
      </Alert>
    );
  }
  if (status === 'unknown') {
    return <RetryAlert text={messages.unknown} label={messages.retry} onRetry={auth.check} />;
  }
  return <Skeleton label={messages.checking} bars={[2.5, 20]} />;
}

/** Checks the session again when a screen's data are refused because it is over. RequireAdmin then asks for the password. */
export function useSessionEnd(error: unknown): void {
  const isOver = Boolean(error) && readFailure(error).status === 401;
  useEffect(() => {
    if (isOver) auth.check();
  }, [isOver]);
}
