const uuid = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/i;

/**
 * Order that an address names: its id in the path or the query, and the key that opens it without an account. `cawl`: the fields that Cawl
 * adds to the address on the way back. The shop compares them with those it has stored.
 */
export type OrderAddress = { id: string; key: string | undefined; cawl?: { RETURNMAC: string; hostedCheckoutId: string } };

/** Reads `/cart/success/{id}?key=`, `/order/success?id=&key=`, `/account/orders/{id}`; null when no order is named. */
export function readOrderAddress({ pathname, search }: { pathname: string; search: string }): OrderAddress | null {
  const query = new URLSearchParams(search);
  const id = uuid.exec(pathname)?.[0] ?? uuid.exec(query.get('id') ?? query.get('order') ?? '')?.[0];
  if (!id) return null;
  const [RETURNMAC, hostedCheckoutId] = [query.get('RETURNMAC'), query.get('hostedCheckoutId')];
  return { id, key: query.get('key') ?? undefined, ...(RETURNMAC && hostedCheckoutId && { cawl: { RETURNMAC, hostedCheckoutId } }) };
}

/** Reads the order and the return from an address: `/account/orders/{id}/return/{idReturn}`. Null without an order. */
export function readReturnAddress(pathname: string): { order: string; idReturn: number | null } | null {
  const found = /\/orders\/([0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12})\/return(?:\/(\d{1,15}))?$/i.exec(pathname);
  return found?.[1] ? { order: found[1], idReturn: found[2] ? Number(found[2]) : null } : null;
}
