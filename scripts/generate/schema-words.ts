import { textsOf } from './block-texts.ts';
import type { JsonSchema } from './json-schema.ts';

/**
 * A block's schema as editors of JSON show it: all languages in one description, those of an enum's values beside them,
 * and none of our own keywords.
 */
export function forEditors(schema: JsonSchema): JsonSchema {
  const words = [both(schema, 'title'), both(schema, 'description')].filter((text) => text !== '').join('\n\n');
  const labels = labelsOf(schema);
  const rest = Object.entries(schema).filter(([name]) => !name.startsWith('x-'));
  return {
    ...(words !== '' && { description: words }),
    ...Object.fromEntries(rest.map(([name, value]) => [name, inside(name, value)])),
    ...(labels && { enumDescriptions: labels }),
  };
}

/** The values of `properties` are schemas, its keys are names and may be any word. */
function inside(keyword: string, value: unknown): unknown {
  if (keyword === 'properties')
    return Object.fromEntries(Object.entries(value as Record<string, JsonSchema>).map(([name, schema]) => [name, forEditors(schema)]));
  if (Array.isArray(value)) return value.map((item) => inside('', item));
  return typeof value === 'object' && value !== null ? forEditors(value as JsonSchema) : value;
}

/** A text in each language: those that differ. */
export function both(schema: JsonSchema, word: 'title' | 'description'): string {
  const texts = Object.values(textsOf(schema)).flatMap((own) => own[word] ?? []);
  return [...new Set(texts)].join(' / ');
}

function labelsOf(schema: JsonSchema): string[] | undefined {
  const [first, ...others] = Object.values(textsOf(schema)).flatMap(({ labels }) => (labels ? [labels] : []));
  return first?.map((label, index) => [...new Set([label, ...others.map((each) => each[index])])].join(' / '));
}
