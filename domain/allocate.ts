/**
 * Shares an amount of cents out in proportion to the weights: the shares are whole cents and their sum is the amount
 * (largest remainder; at equal remainders the earlier share gets the cent). All weights 0: nothing can be shared, all shares are 0.
 */
export function allocate(amount: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  if (sum === 0) return weights.map(() => 0);
  const shares = weights.map((weight, index) => {
    const product = BigInt(amount) * BigInt(weight);
    return { index, cents: Number(product / BigInt(sum)), remainder: product % BigInt(sum) };
  });
  let left = amount - shares.reduce((total, share) => total + share.cents, 0);
  const byRemainder = [...shares].sort((a, b) => (a.remainder === b.remainder ? a.index - b.index : a.remainder < b.remainder ? 1 : -1));
  for (const share of byRemainder) {
    if (left === 0) break;
    share.cents += 1;
    left -= 1;
  }
  return shares.map((share) => share.cents);
}
