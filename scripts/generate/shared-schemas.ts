import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { readPart } from './conf-schema.ts';
import type { JsonSchema } from './json-schema.ts';
import { forEditors } from './schema-words.ts';

/** Schemas that blocks share, by name: `picture`, `link`. */
export type Parts = Readonly<Record<string, JsonSchema>>;

/** Reads `registry/conf/`. */
export async function readParts(folder: string): Promise<Parts> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.schema.json')).sort();
  const report = { problems: [], missing: [] };
  const read = files.map(async (file) => [basename(file, '.schema.json'), await readPart(join(folder, file), report)] as const);
  return Object.fromEntries(await Promise.all(read));
}

/**
 * A prop's schema in which shared parts, and the value that a responsive prop repeats for each breakpoint, are references.
 * @param name what the prop's own value is called in `shared`, where it is put
 */
export function withShared(schema: JsonSchema, name: string, parts: Parts, shared: Record<string, JsonSchema>): JsonSchema {
  const [value, byBreakpoint] = (schema.anyOf as JsonSchema[] | undefined) ?? [];
  const names = Object.keys((byBreakpoint?.properties as object | undefined) ?? {});
  if (!value || !names.includes('base')) return refer(schema, parts);
  shared[name] = refer(value, parts);
  const reference = { $ref: `#/$defs/${name}` };
  const each = { ...byBreakpoint, properties: Object.fromEntries(names.map((breakpoint) => [breakpoint, reference])) };
  const { anyOf: _, ...words } = schema;
  return { ...forEditors(words), anyOf: [reference, each] };
}

/** A schema with references to the parts it is made of, at any depth, in the words of editors. */
function refer(schema: JsonSchema, parts: Parts): JsonSchema {
  const part = Object.entries(parts).find(([, one]) => isDeepStrictEqual(rules(one), rules(schema)));
  if (part) return { ...forEditors(wordsOf(schema)), $ref: `#/$defs/${part[0]}` };
  const properties = schema.properties as Record<string, JsonSchema> | undefined;
  return {
    ...forEditors(schema),
    ...(properties && { properties: Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, refer(one, parts)])) }),
    ...(typeof schema.items === 'object' && { items: refer(schema.items as JsonSchema, parts) }),
  };
}

const isWord = (keyword: string): boolean => keyword.startsWith('x-');
const rules = (schema: JsonSchema): JsonSchema => Object.fromEntries(Object.entries(schema).filter(([keyword]) => !isWord(keyword)));
const wordsOf = (schema: JsonSchema): JsonSchema => Object.fromEntries(Object.entries(schema).filter(([keyword]) => isWord(keyword)));
