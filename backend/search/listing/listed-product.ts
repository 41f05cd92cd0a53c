import type { Field } from '../words/vocabulary.ts';

/** A declination as lists look at it; prices in cents, `values` by the number of the value in `FacetValues`. */
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
  /** What a search looks at, by language (`fr`, `en`). */
  texts: readonly { language: string; field: Field; text: string }[];
};

/** A value of the filters size or colour: those of several axes that are called alike are one. */
export type AxisValue = {
  axis: 'size' | 'colour';
  label: string;
  colour: string | null;
  translations: Partial<Record<string, { label?: string | undefined } | undefined>>;
};

/** A tag as lists name it. */
export type ListedTag = { id: number; slug: string; label: string; translations: AxisValue['translations'] };
