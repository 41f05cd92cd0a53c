import { useEffect, useState } from 'react';
import { checkout } from '#client/shop/checkout.ts';
import { type OrderAddress, readOrderAddress } from './order-address.ts';

/**
 * Tells the checkout that the shopper came back to this page, with the order its address names.
 *
 * @returns the order; null when the address names none, undefined until the browser has read it.
 */
export function usePaymentReturn(outcome: 'success' | 'cancel' | 'error'): OrderAddress | null | undefined {
  const [address, setAddress] = useState<OrderAddress | null>();
  useEffect(() => {
    const named = readOrderAddress(window.location);
    setAddress(named);
    if (named) checkout.paymentReturned({ ...named, outcome });
  }, [outcome]);
  return address;
}
