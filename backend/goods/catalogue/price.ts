/** A reduction: cents for EURO, basis points for PERCENT. */
export type Reduction = { type: 'EURO' | 'PERCENT'; amount: number };

/** A price (cents) with its reduction taken off, rounded to the cent once, never below zero. */
export function reducedPrice(fixedPrice: number, reduction: Reduction | null): number {
  if (!reduction) return fixedPrice;
  const off = reduction.type === 'EURO' ? reduction.amount : Math.round((fixedPrice * reduction.amount) / 10_000);
  return Math.max(0, fixedPrice - off);
}

/** A price (cents) and the moment it began to apply. */
export type PriceChange = { price: number; since: Date };

const thirtyDays = 30 * 86_400_000;

/**
 * The price that may be crossed out beside the current one: the lowest that applied in the 30 days before the reduction
 * began; when reductions follow one another, before the first of them (Code de la consommation L112-1-1).
 * `history` holds every price in order of time, the last being the current one.
 * Returns null when there is no reduction, nothing before it, or when that price is not above the current one.
 */
export function referencePrice(history: readonly PriceChange[]): number | null {
  const current = history.at(-1);
  if (!current) return null;
  let first = history.length - 1;
  while (first > 0 && priceAt(history, first - 1) > priceAt(history, first)) first -= 1;
  // `first` is the last price that was not a reduction; the first reduction follows it.
  const began = history[first + 1]?.since;
  if (!began) return null;
  const from = began.getTime() - thirtyDays;
  const applied = history.slice(0, first + 1).filter((_, i) => {
    const until = history[i + 1]?.since ?? began;
    return until.getTime() > from;
  });
  const lowest = Math.min(...applied.map(({ price }) => price));
  return lowest > current.price ? lowest : null;
}

const priceAt = (history: readonly PriceChange[], i: number): number => history[i]?.price ?? 0;
