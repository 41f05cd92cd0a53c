/** Which order and return an address names: `/account/orders/{id}/return/{idReturn}`; null without an order. */
export function readReturnAddress(pathname: string): { order: string; idReturn: number | null } | null {
  const found = /\/orders\/([0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12})\/return(?:\/(\d{1,15}))?$/i.exec(pathname);
  return found?.[1] ? { order: found[1], idReturn: found[2] ? Number(found[2]) : null } : null;
}
