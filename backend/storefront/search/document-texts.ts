/** Names of values that are never read by visitors: addresses, names of files and choices. */
const silent = new Set([
  'id',
  'type',
  'slug',
  'name',
  'href',
  'url',
  'link',
  'action',
  'alt',
  'picture',
  'image',
  'icon',
  'target',
  'anchor',
]);
/** Values that people read although they are one word: `title`, `linkLabel`. */
const spoken = /^(?:title|subtitle|eyebrow|text|html|label|detail|caption|cells|question|answer|[a-z]+(?:Title|Text|Label))$/;

const maxDepth = 64;

/**
 * Returns the texts that visitors read in a page's document, by locale; '' is the site's own language. It does not know the blocks: a value
 * counts as text by its key, or if it has several words.
 */
export function documentTexts(cms: unknown): ReadonlyMap<string, string> {
  const { layouts, translations } = (cms ?? {}) as { layouts?: unknown; translations?: unknown };
  const texts = new Map([['', textsIn(layouts, '', 0).join(' ')]]);
  for (const [locale, nodes] of entriesOf(translations)) {
    const said = entriesOf(nodes).flatMap(([, node]) =>
      entriesOf(node).flatMap(([pointer, text]) => (typeof text === 'string' && !pointer.endsWith('/alt') ? [text] : [])),
    );
    texts.set(locale, said.join(' '));
  }
  return texts;
}

function textsIn(value: unknown, name: string, depth: number): string[] {
  if (depth > maxDepth || silent.has(name)) return [];
  if (typeof value === 'string') return spoken.test(name) || /\S\s+\S/.test(value) ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((each) => textsIn(each, name, depth + 1));
  // The name of a layout is its author's.
  return entriesOf(value).flatMap(([key, each]) => textsIn(each, key, depth + 1));
}

const entriesOf = (value: unknown): [string, unknown][] => (typeof value === 'object' && value !== null ? Object.entries(value) : []);
