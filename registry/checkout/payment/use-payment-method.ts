import { useSyncExternalStore } from 'react';
import { paymentMethodQuery } from '#client/queries/orders.ts';
import { useServerState } from '#client/query-client.ts';
import { useCart } from '#client/shop/cart.ts';
import { useDelivery } from '#client/shop/delivery.ts';
import { amountDueOf, countedCart } from '#domain/amount-due.ts';
import type { PaymentMethod } from '#schemas/order.ts';
import type { ShownMethod } from '#schemas/payments.ts';

/** Current payment method. */
export type MethodState = { method: ShownMethod | null; isFailed: boolean; retry: () => void };

export function usePaymentMethod(): MethodState {
  const { data, isError, refetch } = useServerState(paymentMethodQuery());
  return { method: data ?? null, isFailed: isError && !data, retry: () => void refetch() };
}

/** Cents that the order in the making costs; 0 while it is not known. */
export function useAmountDue(): number {
  const cart = useCart(({ cart }) => cart);
  const { price, vat, isExpress } = useDelivery();
  return cart ? amountDueOf(countedCart(cart), { shipping: price ?? 0, vat, isExpress }).total : 0;
}

/** Methods for which a block of its own stands on the page. */
let placed: readonly PaymentMethod[] = [];
const listeners = new Set<() => void>();
const change = (next: readonly PaymentMethod[]) => {
  placed = next;
  for (const listener of listeners) listener();
};

/** Tells that a block of its own shows a method; returns what takes it back. */
export function placeMethod(method: PaymentMethod): () => void {
  change([...placed, method]);
  return () => change(placed.toSpliced(placed.lastIndexOf(method), 1));
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Returns whether a block of its own shows a method. The payment step shows the others itself. */
export const useIsPlaced = (method: PaymentMethod | undefined): boolean =>
  useSyncExternalStore(
    subscribe,
    () => method !== undefined && placed.includes(method),
    () => false,
  );
