import { useEffect, useRef } from 'react';
import { useMessages } from '#client/site.tsx';
import type { CallFailure } from '#domain/call-failure.ts';
import { messages as allMessages } from '#messages/generated/registry/account/sign-in.ts';
import { Alert } from '#ui/alert.tsx';
import { SignInAgain } from './sign-in-again.tsx';

type FailureAlertProps = {
  failure: CallFailure | null;
  /** The form is one that only a signed-in person has: when her session has ended, the way to sign in and back here is given. */
  needsSession?: boolean;
};

/** Explains why a form was refused as a whole. Takes the focus when it appears, so that readers need not search for it. */
export function FailureAlert({ failure, needsSession = false }: FailureAlertProps) {
  const messages = useMessages(allMessages);
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failure && failure.fieldErrors.length === 0) alert.current?.focus();
  }, [failure]);
  if (!failure) return null;
  return (
    <Alert tone="error" title={messages.failed} live ref={alert}>
      <p>{failure.status === 0 ? messages.offline : failure.message}</p>
      {needsSession && <SignInAgain failure={failure} />}
    </Alert>
  );
}
