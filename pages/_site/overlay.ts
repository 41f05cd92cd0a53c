import { type ParameterValues, parameterCatalogue, readParameters } from '#schemas/parameters/index.ts';

/** Texts by key, as the settings screen has them; null: the default. */
export type Texts = Readonly<Record<string, string | null>>;

const known = new Set<string>(parameterCatalogue.map(({ key }) => key));

/** The parameters with other values laid over them; what breaks its rule becomes the default, as if it were stored. */
export function overlay(parameters: ParameterValues, texts: Texts): ParameterValues {
  const list = Object.entries(texts).filter(([key]) => known.has(key));
  const read: Readonly<Record<string, string | number | boolean>> = readParameters(list.map(([type, value]) => ({ type, value }))).values;
  return { ...parameters, ...Object.fromEntries(list.map(([key]) => [key, read[key]])) };
}
