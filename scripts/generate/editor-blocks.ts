import { type Lang, langs } from '../../messages/languages.ts';
import { inLanguage, textsOf } from './block-texts.ts';
import type { Block } from './blocks.ts';
import type { JsonSchema } from './json-schema.ts';

/**
 * Writes the data of every block for the page editor, in one language: its schema with its texts, and the parts of its definition that a
 * document needs. Responsive props are written out as the validators have them. Types without a component cannot be placed and are left
 * out.
 */
export function editorBlocks(blocks: readonly Block[], lang: Lang): string {
  const entries = blocks
    .filter(({ hasComponent }) => hasComponent)
    .map(({ type, conf, definition: { version, mode, slots, defaults } }) => {
      const { examples, additionalProperties: _, type: __, ...schema } = conf;
      return [type, { version, mode, slots, defaults, schema: inLanguage(short(schema), lang), example: examples?.[0] ?? {} }] as const;
    });
  return `${JSON.stringify(Object.fromEntries(entries))}\n`;
}

/** A schema as forms read it: a responsive prop is its value's schema with a mark, and what only validators need is left out. */
function short(schema: JsonSchema): JsonSchema {
  const { anyOf, properties, items, ...rest } = schema;
  const [value, byBreakpoint] = (anyOf as JsonSchema[] | undefined) ?? [];
  const isResponsive = Boolean((byBreakpoint?.properties as JsonSchema | undefined)?.base);
  if (value && isResponsive) return { ...rest, ...short(value), 'x-texts': textsOfBoth(rest, value), 'x-responsive': true };
  return {
    ...rest,
    ...(anyOf !== undefined && { anyOf }),
    ...(properties !== undefined && {
      properties: Object.fromEntries(Object.entries(properties as Record<string, JsonSchema>).map(([name, one]) => [name, short(one)])),
    }),
    ...(items !== undefined && { items: typeof items === 'object' && items !== null ? short(items as JsonSchema) : items }),
  };
}

/** The labels of a responsive prop's choices are its value's, its other texts its own. */
const textsOfBoth = (prop: JsonSchema, value: JsonSchema): JsonSchema =>
  Object.fromEntries(langs.map((lang) => [lang, { ...textsOf(value)[lang], ...textsOf(prop)[lang] }]));

/** Writes the module by which the panel and the stories load these data: one file a language, loaded on demand. */
export const editorBlocksIndex = (): string => `/** Data of blocks for the page editor, by language, made by \`npm run generate\`. */
export const editorBlocks = {
${langs.map((lang) => `  ${lang}: () => import('./editor-blocks.${lang}.json'),\n`).join('')}};
`;
