import type { Declination } from '#schemas/product.ts';

export type Axis = { id: number; label: string };
type Kept =
  | 'id'
  | 'variations'
  | 'year'
  | 'price'
  | 'referencePrice'
  | 'quantity'
  | 'setQuantity'
  | 'sellByMultipleOf'
  | 'producerGuarantee';
/** Fields of a declination that buying needs: they are sent to the browser. */
export type Buyable = Pick<Declination, Kept> & {
  pictures: readonly string[];
  /** Litres of a bottle of wine or of another food: its price is also told for one litre. */
  litres?: number;
};

/** A value of an axis beside what is chosen on the others: it can be had, is sold out, or does not exist together with them. */
export type ValueState = 'available' | 'sold-out' | 'impossible';
export type AxisValue = { id: number; label: string; colour: string | null; state: ValueState };

const valueOn = (declination: Buyable, axis: number) => declination.variations.find(({ idVariation }) => idVariation === axis);
const isLeft = ({ quantity, setQuantity }: Pick<Buyable, 'quantity' | 'setQuantity'>) => !setQuantity || quantity > 0;

/** The declination a shopper sees first: the first that can be bought. @throws Error for a product without any */
export function firstChoice<Each extends Pick<Buyable, 'quantity' | 'setQuantity'>>(declinations: readonly Each[]): Each {
  const first = declinations.find(isLeft) ?? declinations[0];
  if (!first) throw new Error('a product has at least one declination');
  return first;
}

/** Declinations as a sheet lists them: of a wine the newest vintage comes first. */
export const newestFirst = <Each extends Pick<Buyable, 'year'>>(declinations: readonly Each[]): Each[] =>
  [...declinations].sort((one, other) => (other.year ?? 0) - (one.year ?? 0));

/** The values of an axis in the order in which they come, each with its state beside the other chosen values. */
export function valuesOfAxis(axis: Axis, chosen: Buyable, declinations: readonly Buyable[], axes: readonly Axis[]): AxisValue[] {
  const values = new Map<number, AxisValue>();
  for (const declination of declinations) {
    const value = valueOn(declination, axis.id);
    if (!value || values.has(value.id)) continue;
    const match = choose(axis, value.id, chosen, declinations, axes);
    const state = !match.isExact ? 'impossible' : isLeft(match.declination) ? 'available' : 'sold-out';
    values.set(value.id, { id: value.id, label: value.label, colour: value.colour, state });
  }
  return [...values.values()];
}

/**
 * The declination that a click on a value leads to. When no declination has it together with the other chosen values, the
 * first that can be bought with it is taken and `isExact` is false: the other axes then move along.
 */
export function choose(axis: Axis, value: number, chosen: Buyable, declinations: readonly Buyable[], axes: readonly Axis[]) {
  const having = declinations.filter((declination) => valueOn(declination, axis.id)?.id === value);
  const others = axes.filter(({ id }) => id !== axis.id);
  const exact = having.find((declination) => others.every(({ id }) => valueOn(declination, id)?.id === valueOn(chosen, id)?.id));
  return { declination: exact ?? having.find(isLeft) ?? having[0] ?? chosen, isExact: exact !== undefined };
}

export const chosenValue = (chosen: Buyable, axis: Axis) => valueOn(chosen, axis.id);
