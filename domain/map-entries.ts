/** Mapping of a list: entries are found by their key `keyList`, elements name them by their key `keyElem`. */
export type Mapping<Entry, Element> = { keyList: keyof Entry; keyElem: keyof Element };

/**
 * Finds for each element the entry that it names. A key that no entry has is logged and yields null (specification, section 8).
 * @example mapEntries(countries, [{ idCountry: 250 }], { keyList: 'id', keyElem: 'idCountry' }); // [France]
 */
export function mapEntries<Entry extends object, Element extends object>(
  list: readonly Entry[],
  elements: readonly Element[],
  { keyList, keyElem }: Mapping<Entry, Element>,
): (Entry | null)[] {
  const byKey = new Map<unknown, Entry>(list.map((entry) => [entry[keyList], entry]));
  return elements.map((element) => {
    const key: unknown = element[keyElem];
    const entry = byKey.get(key);
    if (!entry) console.error(`No entry has the ${String(keyList)} ${String(key)}`);
    return entry ?? null;
  });
}
