import type { WineFacts } from '#schemas/product.ts';
import type { Axis, AxisValue } from './listed-product.ts';

type Bottle = { year: number | null; capacity: number | null; capacityUnit: 'LITER' | 'CENTILITRE' | null };

/**
 * Returns the filter values of a wine's bottle: its grapes and appellation, which all bottles of the wine share, its vintage and its
 * format.
 */
export function wineValues(wine: WineFacts | null, { year, capacity, capacityUnit }: Bottle): AxisValue[] {
  const value = (axis: Axis, text: string): AxisValue => ({
    axis,
    value: text,
    label: text,
    colour: null,
    translations: {},
    variation: null,
  });
  const format = capacity === null || capacityUnit === null ? null : Math.round(capacityUnit === 'LITER' ? capacity * 100 : capacity);
  return [
    ...(wine?.grapes ?? []).map((grape) => value('grape', grape)),
    ...(wine?.appellation ? [value('appellation', wine.appellation)] : []),
    ...(year === null ? [] : [value('vintage', String(year))]),
    ...(format === null ? [] : [value('format', `${format}cl`)]),
  ];
}

const numbers = new WeakMap<readonly AxisValue[], Map<string, number>>();

/** The number of a value among those of a site; one that is new is put behind them. */
export function numberOfValue(values: AxisValue[], value: AxisValue): number {
  const known = numbers.get(values) ?? new Map<string, number>();
  numbers.set(values, known);
  const name = `${value.axis}\n${value.variation?.label ?? ''}\n${value.value}`;
  const number = known.get(name) ?? values.push(value) - 1;
  known.set(name, number);
  return number;
}
