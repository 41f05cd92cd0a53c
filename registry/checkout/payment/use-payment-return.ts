import { useEffect, useState } from 'react';
import { readAddress } from '#client/hidden-address.ts';
import { localPath } from '#client/local-path.ts';
import { checkout } from '#client/shop/checkout.ts';
import { useSite } from '#client/site.tsx';
import { type OrderAddress, readOrderAddress } from '#registry/account/orders/order-address.ts';
import type { PaymentActions } from './payment-state.tsx';

/**
 * Tells the checkout that the shopper came back, with the order that the page's address names. Nothing else of the address counts.
 *
 * @returns the order; null when the address names none, undefined until the browser has read it.
 */
export function usePaymentReturn(): OrderAddress | null | undefined {
  const [address, setAddress] = useState<OrderAddress | null>();
  useEffect(() => {
    const named = readOrderAddress(readAddress());
    setAddress(named);
    if (named) checkout.paymentReturned(named);
  }, []);
  return address;
}

/** Actions of the buttons on a page after the payment. */
export function usePaymentActions(): PaymentActions {
  const site = useSite();
  return {
    onRetry: checkout.retryPayment,
    onLook: checkout.lookAgain,
    onStop: checkout.stopLooking,
    onGiveUp: checkout.giveUpPayment,
    onPay: checkout.confirmCard,
    onCart: () => {
      checkout.backToCart();
      // The policy of this page is wider than that of others, and a provider's script may be on it.
      window.location.assign(localPath(site, '/cart'));
    },
  };
}
