import type { Field } from '../words/vocabulary.ts';

/** A declination as lists look at it; prices in cents, `values` by the numbers of the values of axes. */
export type ListedDeclination = { price: number; fixedPrice: number; isBuyable: boolean; values: readonly number[] };

/** A product as lists look at it: all that filters, sorts and searches ask of it. */
export type ListedProduct = {
  id: number;
  slug: string;
  /** Name and brand in lower case, without accents. */
  plainName: string;
  type: 'WINE' | 'BOX' | 'OTHER';
  offer: 'NEW' | 'SECOND_HAND' | 'RENTAL';
  position: number;
  createdAt: Date;
  /** Ids of its tags. */
  tags: readonly number[];
  /** Those that are sold. */
  declinations: readonly ListedDeclination[];
  /** Searched texts, by language (`fr`, `en`). */
  texts: readonly { language: string; field: Field; text: string }[];
};

/** Axes by which declinations are filtered: values of variations, and details of a wine. */
export const axes = ['size', 'colour', 'grape', 'appellation', 'vintage', 'format'] as const;
export type Axis = (typeof axes)[number];

type Named = { label: string; translations: Partial<Record<string, { label?: string | undefined } | undefined>> };

/**
 * A value of a filter of declinations. Colours of several variations that are called alike are one; sizes are not, for a dress of
 * size 38 and a shoe of size 38 have nothing in common.
 */
export type AxisValue = Named & {
  axis: Axis;
  /** As addresses and calls name it: its label, with its variation before it where several have one of that label (`pointure.38`). */
  value: string;
  colour: string | null;
  /** The variation of a size; null of everything else. */
  variation: Named | null;
};

/** Lists the names of an axis's value in a filter. Its label alone works too, as before another value had the same label. */
export const namesOf = ({ value, label }: AxisValue): readonly string[] => (value.endsWith(`.${label}`) ? [value, label] : [value]);

/** A tag as lists name it. */
export type ListedTag = { id: number; slug: string; label: string; translations: Named['translations'] };
