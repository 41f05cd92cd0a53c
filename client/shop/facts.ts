import { countedCart } from '#domain/amount-due.ts';
import { type CartFacts, type ShippingFacts, unknownCart } from '#domain/checkout-steps.ts';
import { isStopped } from '#domain/quantity.ts';
import type { CartView, DeliveryView } from './views.ts';

/** The cart as the checkout sees it: a line that cannot be bought holds the order up; no answer yet is no answer. */
export function cartFacts({ status, cart, busy, discountError }: CartView): CartFacts {
  if (!cart) return { ...unknownCart, completeness: status === 'none' ? 'incomplete' : 'pending' };
  const canBeBought = !cart.products.some(isStopped);
  const isReady = cart.products.length > 0 && canBeBought;
  return {
    completeness: isReady ? (busy ? 'pending' : 'complete') : 'incomplete',
    id: cart.id,
    total: cart.total,
    discountCode: cart.discountCode,
    applied: cart.appliedDiscount && { discount: cart.appliedDiscount, onProducts: cart.discount },
    contents: cart.products.map(({ idDeclination, quantity, price }) => `${quantity}x${idDeclination}@${price}`).join(' '),
    lines: countedCart(cart).lines,
    hasAlcohol: cart.hasAlcohol,
    isCodeRefused: discountError !== null,
  };
}

export function shippingFacts({
  completeness,
  kind,
  carrier,
  price,
  vat,
  isExpress,
  accessPoint,
  slot,
  city,
  idCountry,
}: DeliveryView): ShippingFacts {
  return {
    completeness,
    kind,
    carrier: carrier && { id: carrier.id, name: carrier.name, serviceCode: carrier.serviceCode, arrival: carrier.arrival },
    price: price ?? 0,
    vat,
    isExpress,
    accessPoint,
    slot,
    place: city && idCountry !== null ? { postalCode: city.postalCode, idCountry } : null,
  };
}
