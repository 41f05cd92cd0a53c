import { useMessages } from '#client/site.tsx';
import type { CallFailure } from '#domain/call-failure.ts';
import { messages as allMessages } from '#messages/generated/admin.ts';
import { Alert } from '#ui/alert.tsx';

/** Shows why a call was refused. Shows nothing if fields have errors, since these are shown at the fields. */
export function FailureAlert({ failure }: { failure: CallFailure | null }) {
  const messages = useMessages(allMessages);
  if (failure === null || failure.fieldErrors.length > 0) return null;
  return (
    <Alert tone="error" live>
      <p>{failure.status === 0 ? messages.unknown : failure.message}</p>
    </Alert>
  );
}

/** The error of a field of a refused call. */
export const errorAt = (failure: CallFailure | null, key: string): string | undefined =>
  failure?.fieldErrors.find((fault) => fault.key === key)?.error;
