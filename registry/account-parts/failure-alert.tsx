import { useEffect, useRef } from 'react';
import { useWords } from '#client/site.tsx';
import type { CallFailure } from '#schemas/failure.ts';
import { Alert } from '#ui/alert.tsx';
import { words as allWords } from './words.ts';

/** Why a form was refused as a whole; takes the focus when it appears, so that nobody has to look for it. */
export function FailureAlert({ failure }: { failure: CallFailure | null }) {
  const words = useWords(allWords);
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failure && failure.fieldErrors.length === 0) alert.current?.focus();
  }, [failure]);
  if (!failure) return null;
  return (
    <Alert tone="error" title={words.failed} live ref={alert}>
      <p>{failure.status === 0 ? words.offline : failure.message}</p>
    </Alert>
  );
}
