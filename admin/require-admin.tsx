import { type ReactNode, useEffect } from 'react';
import { auth, useAuth } from '#client/shop/auth.ts';
import { useWords } from '#client/site.tsx';
import { Alert } from '#ui/alert.tsx';
import { RetryAlert } from '#ui/retry-alert.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { words as allWords } from './words.ts';

/**
 * Sends a person who is not signed in to sign in and back, and tells one without the role that she has no access. A courtesy:
 * the server checks the role of every call. Signing in shows without the code that the owner added: none of it reaches the panel.
 */
export function RequireAdmin({ children }: { children: ReactNode }) {
  const words = useWords(allWords);
  const { status, user } = useAuth();
  useEffect(() => {
    const here = window.location.pathname + window.location.search;
    if (status === 'loggedOut') window.location.replace(`/auth?safe=1&next=${encodeURIComponent(here)}`);
  }, [status]);

  if (user && user.role !== 'CUSTOMER') return children;
  if (user) {
    return (
      <Alert tone="warning" title={words.forbidden}>
        <p>{words.forbiddenAs(user.email)}</p>
      </Alert>
    );
  }
  if (status === 'unknown') {
    return <RetryAlert text={words.unknown} label={words.retry} onRetry={auth.check} />;
  }
  return <Skeleton label={words.checking} bars={[2.5, 20]} />;
}
