import { useEffect, useRef } from 'react';
import { useMessages } from '#client/site.tsx';
import type { CallFailure } from '#domain/call-failure.ts';
import { messages as allMessages } from '#messages/generated/registry/checkout/payment.ts';
import { Alert } from '#ui/alert.tsx';
import { CardFields, type CardFieldsProps } from './card-fields.tsx';
import { MethodFrame, type MethodFrameProps } from './method-frame.tsx';

export type CardMethodProps = Omit<MethodFrameProps, 'children'> &
  Omit<CardFieldsProps, 'publicKey'> & { publicKey: string | null; failure: CallFailure | null };

/** A refusal of the card, which the card's fields are to answer; any other is of the order. */
export const isCardRefusal = (failure: CallFailure | null): boolean => failure?.status === 402;

/** Card and wallets on this page, with what the bank said of the last card. */
export function CardMethod({ publicKey, amount, layout, hasWallets, failure, ...frame }: CardMethodProps) {
  return (
    <MethodFrame {...frame}>
      {publicKey && <CardFields publicKey={publicKey} amount={amount} layout={layout} hasWallets={hasWallets} />}
      {failure && isCardRefusal(failure) && <CardRefusal failure={failure} />}
    </MethodFrame>
  );
}

/** Shows the refusal of a card beside its fields, and gets the focus when it appears. */
function CardRefusal({ failure }: { failure: CallFailure }) {
  const messages = useMessages(allMessages);
  const alert = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each refusal.
  useEffect(() => alert.current?.focus(), [failure]);
  return (
    <Alert tone="error" title={messages.cardRefused} live ref={alert}>
      <p>{failure.message || messages.cardUnknown}</p>
      <p>{messages.cardTryAgain}</p>
    </Alert>
  );
}
