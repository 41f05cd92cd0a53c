import { useEffect } from 'react';
import type { PaymentMethod } from '#schemas/order.ts';
import { type MethodChoice, MethodPanel } from './method-panel.tsx';
import { placeMethod, useAmountDue, usePaymentMethod } from './use-payment-method.ts';

/** A method's own block: it shows while the shop's payments go through that method and there is something to pay, else nothing. */
export function PlacedMethod({ method, choice }: { method: PaymentMethod; choice: MethodChoice }) {
  const { method: shown } = usePaymentMethod();
  const amount = useAmountDue();
  useEffect(() => placeMethod(method), [method]);
  if (shown?.method !== method || shown.kind === null || amount === 0) return null;
  return <MethodPanel shown={shown} amount={amount} choice={choice} />;
}
