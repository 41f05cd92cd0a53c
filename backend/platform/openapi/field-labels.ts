import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isJsonObject, type Json, type JsonObject } from './json-document.ts';

/** Texts of fields by their path in an entry, `*` for the entries of a list. */
type FieldTexts = Readonly<Record<string, { label: string; help?: string } | undefined>>;

/** Keyword that names the kind whose fields an object holds, until its fields are labelled. */
export const kindKeyword = 'x-kind';

const folder = join(import.meta.dirname, '../../../messages/en/entities');
const readTexts = (kind: string): FieldTexts =>
  (JSON.parse(readFileSync(join(folder, `${kind.replaceAll(' ', '-')}.json`), 'utf8')) as { fields: FieldTexts }).fields;

/** Gives the fields of entries their labels and help, as the panel's forms have them, in English. Returns the same document. */
export function labelFields<T extends Json>(document: T): T {
  const known = new Map<string, FieldTexts>();
  const textsFor = (kind: string): FieldTexts => {
    const texts = known.get(kind) ?? readTexts(kind);
    known.set(kind, texts);
    return texts;
  };
  const walk = (value: Json): void => {
    if (typeof value !== 'object' || value === null) return;
    if (isJsonObject(value)) {
      const { [kindKeyword]: kind } = value;
      delete value[kindKeyword];
      if (typeof kind === 'string') labelAt(value, textsFor(kind), '');
    }
    Object.values(value).forEach(walk);
  };
  walk(document);
  return document;
}

/** Labels the fields of a schema; `path`: where it stands in the entry. */
function labelAt(schema: JsonObject, texts: FieldTexts, path: string): void {
  const { properties, items, anyOf, oneOf } = schema;
  for (const [name, field] of isJsonObject(properties) ? Object.entries(properties) : []) {
    if (!isJsonObject(field)) continue;
    const place = path === '' ? name : `${path}.${name}`;
    const { label, help } = texts[place] ?? {};
    if (label) field.title = label;
    if (help) field.description = help;
    labelAt(field, texts, place);
  }
  for (const choice of [anyOf, oneOf].flat()) if (isJsonObject(choice)) labelAt(choice, texts, path);
  if (isJsonObject(items)) labelAt(items, texts, `${path}.*`);
}
