import { entriesQuery } from '#client/queries/entries.ts';
import { useServerState } from '#client/query-client.ts';
import type { VariationEntry } from '#schemas/entities/variation.ts';
import type { Axis } from './combinations.ts';

/** An axis with its name and the colours of its labels, to be chosen from. */
export type ShownAxis = Axis & { title: string; colours: Readonly<Record<string, string | null>> };

/** Axes of a site that a form offers; nobody has more than a few. */
const maxAxes = 100;

const toAxis = ({ key, label, displayLabel, values }: VariationEntry): ShownAxis => ({
  ...{ key, title: displayLabel || label, labels: values.map((value) => value.label) },
  colours: Object.fromEntries(values.map((value) => [value.label, value.colour])),
});

/** Reads the axes of variation of the site, in their order. */
export function useAxes() {
  const answer = useServerState({
    ...entriesQuery('variation', { page: 1, nbItem: maxAxes, search: '', orderBy: undefined, filters: {} }),
    staleTime: 60_000,
  });
  return { ...answer, axes: (answer.data?.entries ?? []).map((entry) => toAxis(entry as VariationEntry)) };
}

/** Finds the axes of these keys, in their order. One that is not there keeps its labels where they are. */
export const findAxes = (axes: readonly ShownAxis[], keys: readonly string[]): ShownAxis[] =>
  keys.map((key) => axes.find((axis) => axis.key === key) ?? { key, title: key, labels: [], colours: {} });
