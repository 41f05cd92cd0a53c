import type { Block } from './blocks.ts';
import type { JsonSchema } from './conf-schema.ts';

/**
 * What the page editor knows of every block: its schema, with responsive props written out as the validators have them, and of its
 * definition what a document needs. Types without a component cannot be placed and are left out.
 */
export function editorBlocks(blocks: readonly Block[]): string {
  const entries = blocks
    .filter(({ hasComponent }) => hasComponent)
    .map(({ type, conf, definition: { version, mode, slots, defaults } }) => {
      const { examples, additionalProperties: _, type: __, ...schema } = conf;
      return [type, { version, mode, slots, defaults, schema: short(schema), example: examples?.[0] ?? {} }] as const;
    });
  return `${JSON.stringify(Object.fromEntries(entries))}\n`;
}

/** A schema as forms read it: a responsive prop is its value's schema with a mark, and what only validators need is left out. */
function short(schema: JsonSchema): JsonSchema {
  const { anyOf, properties, items, ...rest } = schema;
  const [value, byBreakpoint] = (anyOf as JsonSchema[] | undefined) ?? [];
  const isResponsive = Boolean((byBreakpoint?.properties as JsonSchema | undefined)?.base);
  if (value && isResponsive) return { ...rest, ...short(value), ...wordsOf(rest), 'x-responsive': true };
  return {
    ...rest,
    ...(anyOf !== undefined && { anyOf }),
    ...(properties !== undefined && {
      properties: Object.fromEntries(Object.entries(properties as Record<string, JsonSchema>).map(([name, one]) => [name, short(one)])),
    }),
    ...(items !== undefined && { items: typeof items === 'object' && items !== null ? short(items as JsonSchema) : items }),
  };
}

const wordsOf = (schema: JsonSchema): JsonSchema =>
  Object.fromEntries(Object.entries(schema).filter(([keyword]) => /^(?:title|description|x-title-en|x-description-en)$/.test(keyword)));
