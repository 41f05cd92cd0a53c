import { type ReactNode, useEffect } from 'react';
import { auth, useAuth } from '#client/shop/auth.ts';
import { useMessages } from '#client/site.tsx';
import { readFailure } from '#domain/call-failure.ts';
import { Alert } from '#ui/alert.tsx';
import { RetryAlert } from '#ui/retry-alert.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { messages as allMessages } from './messages.ts';

/**
 * Sends a person who is not signed in to sign in and back, and tells one without the role that she has no access. A courtesy:
 * the server checks the role of every call. Signing in shows without the code that the owner added: none of it reaches the panel.
 */
export function RequireAdmin({ children }: { children: ReactNode }) {
  const messages = useMessages(allMessages);
  const { status, user } = useAuth();
  useEffect(() => {
    const here = window.location.pathname + window.location.search;
    if (status === 'loggedOut') window.location.replace(`/auth?safe=1&next=${encodeURIComponent(here)}`);
  }, [status]);

  if (user && user.role !== 'CUSTOMER') return children;
  if (user) {
    return (
      <Alert tone="warning" title={messages.forbidden}>
        <p>{messages.forbiddenAs(user.email)}</p>
      </Alert>
    );
  }
  if (status === 'unknown') {
    return <RetryAlert text={messages.unknown} label={messages.retry} onRetry={auth.check} />;
  }
  return <Skeleton label={messages.checking} bars={[2.5, 20]} />;
}

/** When what a screen reads is refused because the session is over, who is signed in is asked again: RequireAdmin then leads to sign in and back. */
export function useSessionEnd(error: unknown): void {
  const isOver = Boolean(error) && readFailure(error).status === 401;
  useEffect(() => {
    if (isOver) auth.check();
  }, [isOver]);
}
