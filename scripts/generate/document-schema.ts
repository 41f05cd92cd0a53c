import { z } from 'zod';
import { CmsDocument } from '../../schemas/cms/document.ts';
import type { Block } from './blocks.ts';
import type { JsonSchema } from './json-schema.ts';
import { both, forEditors } from './schema-words.ts';
import { type Parts, withShared } from './shared-schemas.ts';

/** Keys that a node may have. A node of an unknown type may have more, since it is stored unchanged. */
const nodeKeys = ['id', 'type', 'v', 'props', 'slots', 'bind', 'visible', 'hiddenOn'];

/**
 * JSON Schema of a CMS document with every block's props, for editors of documents and for other programs.
 * A type that no block has is allowed: it survives, and renders nothing. What several blocks share stands once, in `$defs`.
 */
export function documentSchema(blocks: readonly Block[], parts: Parts): string {
  const types = blocks.map(({ type }) => type);
  const { $defs, ...document } = named(z.toJSONSchema(CmsDocument) as JsonSchema);
  const { node, rule } = $defs as { node: JsonSchema; rule: JsonSchema };
  const properties = node.properties as Record<string, JsonSchema>;
  const known = { properties: { type: { enum: types } }, required: ['type'] };
  const shared: Record<string, JsonSchema> = {};
  const blockDefs = Object.fromEntries(blocks.map((block) => [`block.${block.type}`, propsOf(block, parts, shared)]));
  const schema = {
    $schema: document.$schema,
    title: 'Document d’une page ou d’un composant partagé / Document of a page or shared component',
    ...document,
    properties: { $schema: { type: 'string' }, ...(document.properties as object) },
    additionalProperties: false,
    $defs: {
      node: {
        ...node,
        properties: { ...properties, type: typeOf(blocks) },
        additionalProperties: true,
        // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
        allOf: [{ if: known, then: { propertyNames: { enum: nodeKeys } } }, ...blocks.map(ofType)],
      },
      rule,
      ...Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, forEditors(part)])),
      ...shared,
      ...blockDefs,
    },
  };
  return byLine(schema);
}

/**
 * Writes the data about each block that the API needs beside the schema of its props: the version of its configuration, its slots, and the
 * required props without a default.
 */
export function blockRules(blocks: readonly Block[]): string {
  const lines = blocks.map(({ type, conf, definition }) => {
    const required = ((conf.required as string[] | undefined) ?? []).filter((name) => !Object.hasOwn(definition.defaults, name));
    const named = Object.entries(conf.properties).flatMap(([name, schema]) =>
      schema['x-names'] ? [[name, schema['x-names']] as const] : [],
    );
    const names = named.length > 0 && { names: Object.fromEntries(named) };
    return `  ${JSON.stringify(type)}: ${JSON.stringify({ version: definition.version, required, slots: definition.slots, ...names })}`;
  });
  return `{\n${lines.join(',\n')}\n}\n`;
}

/** JSON Schema of a file of `components/`: a shared component or fixed screen with its document. */
export const componentSchema = (): string =>
  byLine({
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Composant partagé / Shared component',
    type: 'object',
    required: ['title', 'metaDescription', 'cms'],
    additionalProperties: false,
    properties: {
      $schema: { type: 'string' },
      title: { type: 'string', description: 'Titre, affiché par les écrans fixes / Title, shown by fixed screens' },
      metaDescription: { type: 'string', description: 'Pour les moteurs de recherche / For search engines' },
      translations: {
        type: 'object',
        description: 'Langue → titre et description / Locale → title and description',
        additionalProperties: {
          type: 'object',
          properties: { title: { type: 'string' }, metaDescription: { type: 'string' } },
          additionalProperties: false,
        },
      },
      cms: { $ref: 'cms-document.schema.json' },
    },
  });

/** The two schemas that zod names by number, under names. */
function named(schema: JsonSchema): JsonSchema {
  const defs = Object.entries(schema.$defs as Record<string, JsonSchema>);
  const text = defs.reduce(
    (done, [name, definition]) =>
      done.replaceAll(`#/$defs/${name}"`, `#/$defs/${'v' in ((definition.properties as object) ?? {}) ? 'node' : 'rule'}"`),
    JSON.stringify({
      ...schema,
      $defs: Object.fromEntries(defs.map(([, one]) => ['v' in ((one.properties as object) ?? {}) ? 'node' : 'rule', one])),
    }),
  );
  return JSON.parse(text) as JsonSchema;
}

/** Completes the types that there are, each with what it is; any other is allowed. */
function typeOf(blocks: readonly Block[]): JsonSchema {
  const known = { enum: blocks.map(({ type }) => type), enumDescriptions: blocks.map(({ conf }) => both(conf, 'title')) };
  return { anyOf: [known, { type: 'string', minLength: 1, maxLength: 100 }] };
}

function ofType({ type, definition }: Block): JsonSchema {
  const slots = Object.fromEntries(definition.slots.map((name) => [name, { type: 'array', items: { $ref: '#/$defs/node' } }]));
  return {
    if: { properties: { type: { const: type } }, required: ['type'] },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    then: { properties: { v: { default: definition.version }, props: { $ref: `#/$defs/block.${type}` }, slots: { properties: slots } } },
  };
}

/** A bound prop is not in `props`, so none can be required of the document. */
function propsOf({ type, conf }: Block, parts: Parts, shared: Record<string, JsonSchema>): JsonSchema {
  const { required: _, examples: __, properties, ...own } = conf;
  const props = Object.entries(properties).map(([name, schema]) => [name, withShared(schema, `${type}.${name}`, parts, shared)]);
  return { ...forEditors(own), properties: Object.fromEntries(props) };
}

/** JSON with a line for each definition, so that a change to a block is a change to its line. */
function byLine({ $defs, ...schema }: JsonSchema): string {
  const text = JSON.stringify(schema, null, 2);
  if (!$defs) return `${text}\n`;
  const lines = Object.entries($defs as Record<string, unknown>).map(
    ([name, value]) => `    ${JSON.stringify(name)}: ${JSON.stringify(value)}`,
  );
  return `${text.slice(0, -2)},\n  "$defs": {\n${lines.join(',\n')}\n  }\n}\n`;
}
