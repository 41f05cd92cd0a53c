import { useEffect, useRef } from 'react';
import { useWords } from '#client/site.tsx';
import type { CallFailure } from '#schemas/failure.ts';
import { Alert } from '#ui/alert.tsx';
import { SignInAgain } from './sign-in-again.tsx';
import { words as allWords } from './words.ts';

type FailureAlertProps = {
  failure: CallFailure | null;
  /** The form is one that only a signed-in person has: when her session has ended, the way to sign in and back here is given. */
  needsSession?: boolean;
};

/** Why a form was refused as a whole; takes the focus when it appears, so that nobody has to look for it. */
export function FailureAlert({ failure, needsSession = false }: FailureAlertProps) {
  const words = useWords(allWords);
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failure && failure.fieldErrors.length === 0) alert.current?.focus();
  }, [failure]);
  if (!failure) return null;
  return (
    <Alert tone="error" title={words.failed} live ref={alert}>
      <p>{failure.status === 0 ? words.offline : failure.message}</p>
      {needsSession && <SignInAgain failure={failure} />}
    </Alert>
  );
}
