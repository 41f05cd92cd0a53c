import { expect, it } from 'vitest';
import type { FieldSchema } from '#admin/page-editor/blocks.ts';
import { optionWords } from '#admin/page-editor/form/option-words.ts';
import blocks from '#registry/generated/editor-blocks.json' with { type: 'json' };

/** The values of every choice in a schema that has no words in a language, with where they stand. */
function wordless(schema: FieldSchema, lang: 'fr' | 'en', at: string): string[] {
  const own = lang === 'fr' ? schema['x-enum-fr'] : schema['x-enum-en'];
  const values = (schema.enum ?? []).filter((value, index) => typeof value === 'string' && !(own?.[index] ?? optionWords[lang][value]));
  return [
    ...values.map((value) => `${at}: ${value}`),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, inner]) => wordless(inner, lang, `${at}.${name}`)),
    ...(schema.items ? wordless(schema.items, lang, `${at}[]`) : []),
  ];
}

it.each(['fr', 'en'] as const)('the page editor has words in %s for every value that can be chosen', (lang) => {
  const found = Object.entries(blocks as unknown as Record<string, { schema: FieldSchema }>).flatMap(([type, { schema }]) =>
    wordless(schema, lang, type),
  );
  expect(found).toEqual([]);
});
