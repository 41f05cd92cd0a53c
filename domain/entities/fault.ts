import type { NameKind } from '#schemas/entities/field.ts';

/** Place in a value, from the outside in. */
export type Path = readonly PropertyKey[];

/** Rules across fields, entries and kinds. The texts of each stand under `rule.<key>`. */
export type RuleKey =
  | 'unknown'
  | 'twice'
  | 'basis-points'
  | 'ends-before'
  | 'rental-terms'
  | 'rental-days'
  | 'wine-only'
  | 'box-only'
  | 'box-itself'
  | 'recommends-itself'
  | 'rented-decreasing'
  | 'rented-made'
  | 'margin-cost'
  | 'reduction-future'
  | 'serving-order'
  | 'ageing-order'
  | 'no-reference'
  | 'reference-taken'
  | 'no-axis'
  | 'no-label'
  | 'label-missing'
  | 'form-named'
  | 'cost-type'
  | 'cost-nothing'
  | 'choices'
  | 'values'
  | 'choice-key'
  | 'length-number'
  | 'choice-label'
  | 'length-limit'
  | 'event-end'
  | 'options'
  | 'pattern'
  | 'field-before'
  | 'folder-in-itself'
  | 'days-order'
  | 'band-weight'
  | 'band-twice'
  | 'slot-hours'
  | 'closure-days';

export type FaultParams = Readonly<Record<string, string | number>>;

/** Something wrong in a value: where, which rule it breaks, what the rule's sentence names, and which names could stand for the one meant. */
export type Fault = { path: Path; key: RuleKey; params?: FaultParams; known?: { meant: string; names: readonly string[] } };

type Labels = { has: (label: string) => boolean; keys: () => Iterable<string> };

/** Names that exist in a site, to check values that refer to them. */
export type Names = {
  /** Returns whether the site has an entry of this name; true if that is not known. */
  has: (kind: NameKind, name: string) => boolean;
  /** References of a product's declinations; undefined: not known. */
  referencesOf: (slug: string) => readonly string[] | undefined;
  /** Labels of a variation's values; undefined: not known. */
  labelsOf: (variation: string) => Labels | undefined;
  /** The product that a reference of a declination belongs to; undefined: none, or not known. */
  productOf?: (reference: string) => string | undefined;
  /** The folder of the blog that one stands in; null: none, undefined: not known. */
  folderAbove?: (slug: string) => string | null | undefined;
};

/** A fault for a name that the site does not have. */
export function nameFaults(names: Pick<Names, 'has'>, kind: NameKind, name: string, path: Path): Fault[] {
  return names.has(kind, name) ? [] : [{ path, key: 'unknown', params: { kind, name } }];
}

/** A fault for each key that stands a second time. */
export function repeatedKeys(entries: readonly { key: string | number; path: Path }[]): Fault[] {
  const seen = new Set<string | number>();
  return entries.flatMap(({ key, path }): Fault[] => {
    const isRepeated = seen.has(key);
    seen.add(key);
    return isRepeated ? [{ path, key: 'twice', params: { name: key } }] : [];
  });
}

/** A fault for each number that an entry before has as well; `pathOf`: the place of an entry. */
export const repeatedNumbers = (entries: readonly { id?: number | undefined }[], pathOf: (index: number) => Path = (i) => [i]): Fault[] =>
  repeatedKeys(entries.flatMap(({ id }, index) => (id === undefined ? [] : [{ key: id, path: [...pathOf(index), 'id'] }])));

/** Faults of an entry, their paths beginning with its place. */
export const faultsAt = (place: Path, faults: readonly Fault[]): Fault[] =>
  faults.map((fault) => ({ ...fault, path: [...place, ...fault.path] }));

/** A fault where a condition holds. */
export const faultIf = (isWrong: boolean, path: Path, key: RuleKey, params?: FaultParams): Fault[] =>
  isWrong ? [{ path, key, ...(params && { params }) }] : [];
