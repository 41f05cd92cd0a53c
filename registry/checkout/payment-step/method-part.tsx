import type { ReactNode } from 'react';
import { useMessages } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/registry/checkout/payment.ts';
import { Alert } from '#ui/alert.tsx';
import { RetryAlert } from '#ui/retry-alert.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { MethodPanel } from '../payment/method-panel.tsx';
import { type MethodState, useIsPlaced } from '../payment/use-payment-method.ts';

export type MethodPartProps = { method: MethodState; amount: number; placed: ReactNode };

/** Shows the payment method. A block that the page has for the chosen method shows it; without one, the step does. */
export function MethodPart({ method: { method, isFailed, retry }, amount, placed }: MethodPartProps) {
  const messages = useMessages(allMessages);
  const isPlaced = useIsPlaced(method?.method);
  if (isFailed) return <RetryAlert text={messages.unknown} label={messages.retry} onRetry={retry} />;
  if (!method) return <Skeleton label={messages.loading} bars={[6]} />;
  if (method.kind === null) {
    return (
      <Alert tone="warning" title={messages.none}>
        <p>{messages.noneText}</p>
      </Alert>
    );
  }
  return (
    <>
      {placed}
      {!isPlaced && <MethodPanel shown={method} amount={amount} />}
    </>
  );
}
