/**
 * The value below which a part of the measurements lies, by the nearest rank.
 * @param part from 0 to 1: 0.95 for the 95th percentile
 * @throws RangeError when there are no measurements
 */
export function percentile(measurements: readonly number[], part: number): number {
  const sorted = measurements.toSorted((a, b) => a - b);
  const value = sorted[Math.max(0, Math.ceil(part * sorted.length) - 1)];
  if (value === undefined) throw new RangeError('no measurements');
  return value;
}
