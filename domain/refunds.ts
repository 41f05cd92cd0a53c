/** Amount paid for a line of an order, in cents, and its pieces. */
type PaidLine = { paid: number; quantity: number };

/**
 * Cents that were paid for `pieces` of a line of which `before` pieces are credited already. The share of each piece is rounded down to
 * what the pieces so far are worth together: however pieces are taken, all of them are worth what was paid, to the cent. Pieces that are
 * credited once more count as the last ones.
 */
export function paidOfPieces({ paid, quantity }: PaidLine, pieces: number, before = 0): number {
  const first = Math.max(0, Math.min(before, quantity - pieces));
  const worth = (count: number) => Math.floor((paid * count) / quantity);
  return worth(first + pieces) - worth(first);
}
