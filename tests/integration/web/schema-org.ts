import { readFileSync } from 'node:fs';

/** The vocabulary of schema.org as the package schema-dts writes it down: `<Type>Base` holds the properties, `<Type>Leaf` the type itself. */
const declarations = readFileSync('node_modules/schema-dts/dist/schema.d.ts', 'utf8');

type Declared = { parents: readonly string[]; properties: ReadonlyMap<string, readonly string[]> };
const declared = new Map<string, Declared>(
  [...declarations.matchAll(/^(?:export )?interface (\w+)(?: extends ([^{]+?))? \{\n(.*?)^\}/gms)].map(
    ([, name = '', parents = '', body = '']) => [
      name,
      {
        parents: parents.split(', ').filter(Boolean),
        properties: new Map(
          [...body.matchAll(/^ {4}"(\w+)"\?: SchemaValue<(.+), "\w+">;$/gm)].map(([, key = '', range = '']) => [key, range.split(' | ')]),
        ),
      },
    ],
  ),
);
/** What a type may be instead of an object: the values of an enumeration, text, numbers. */
const unions = new Map(
  [...declarations.matchAll(/^export type (\w+) = (.+);$/gm)].map(([, name = '', union = '']) => [name, union.split(' | ')]),
);

const withParents = (name: string): string[] => [name, ...(declared.get(name)?.parents ?? []).flatMap(withParents)];

/** Types of which a value is written as text or as a number. */
const literals = new Set(['Text', 'URL', 'Date', 'DateTime', 'Time', 'Number', 'Integer', 'Float', 'Boolean', 'IdReference']);

type Thing = Readonly<Record<string, unknown>>;
const isThing = (value: unknown): value is Thing => typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Finds what schema.org does not know in structured data: a type, a property that the type does not have, a value that the property does not take; and
 * what Google requires for a rich result and is missing. Returns each with the way to it.
 */
export function findDataFaults(data: unknown): string[] {
  if (!isThing(data)) return ['not an object'];
  if (data['@context'] !== 'https://schema.org') return [`@context is ${String(data['@context'])}`];
  const { '@context': _, '@graph': graph, ...thing } = data;
  return Array.isArray(graph) ? graph.flatMap((each) => faultsOf(each, '')) : faultsOf(thing, '');
}

function faultsOf(thing: unknown, way: string): string[] {
  if (!isThing(thing)) return [`${way}: not an object`];
  const type = String(thing['@type']);
  if (!declared.has(`${type}Leaf`)) return [`${way}: there is no type ${type}`];
  const chain = withParents(`${type}Leaf`);
  const faults = missingIn(type, thing).map((missing) => `${way}${type} has no ${missing}`);
  for (const [key, value] of Object.entries(thing)) {
    if (key === '@type') continue;
    const range = chain.flatMap((name) => declared.get(name)?.properties.get(key) ?? []);
    const at = `${way}${type}.${key}`;
    if (range.length === 0) faults.push(`${at}: no such property`);
    for (const each of range.length === 0 ? [] : [value].flat()) faults.push(...valueFaults(each, range, at));
  }
  return faults;
}

function valueFaults(value: unknown, range: readonly string[], at: string): string[] {
  if (value === '' || value === null || value === undefined) return [`${at}: empty`];
  if (isThing(value)) {
    const bases = withParents(`${String(value['@type'])}Leaf`);
    const fits = range.some((name) => name === value['@type'] || bases.includes(`${name}Base`));
    return [...(fits ? [] : [`${at}: takes no ${String(value['@type'])}`]), ...faultsOf(value, `${at} → `)];
  }
  const text = String(value);
  const isEnumerated = text.startsWith('https://schema.org/');
  if (isEnumerated) return range.some((name) => unions.get(name)?.includes(`"${text}"`)) ? [] : [`${at}: takes no ${text}`];
  return range.some((name) => literals.has(name)) ? [] : [`${at}: takes no text`];
}

/** Properties that Google requires of what it shows as a rich result (developers.google.com/search/docs/appearance/structured-data); `a|b`: one of them. */
const required: Readonly<Record<string, readonly string[]>> = {
  Product: ['name', 'image', 'offers|review|aggregateRating'],
  ProductGroup: ['name', 'productGroupID', 'hasVariant'],
  Offer: ['price|priceSpecification'],
  AggregateOffer: ['lowPrice', 'priceCurrency'],
  AggregateRating: ['ratingValue', 'ratingCount|reviewCount'],
  Event: ['name', 'startDate', 'location'],
  Place: ['address'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  Organization: ['name'],
  Store: ['name', 'address', 'url', 'logo'],
  Article: ['headline', 'image', 'datePublished', 'author'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
};

const isEmpty = (value: unknown): boolean => value === undefined || (Array.isArray(value) && value.length === 0);

const missingIn = (type: string, thing: Thing): string[] =>
  (required[type] ?? []).filter((names) => names.split('|').every((name) => isEmpty(thing[name])));
