import { z } from 'zod';
import { CmsDocument } from '../../schemas/cms/document.ts';
import type { Block } from './blocks.ts';

type Schema = Record<string, unknown>;

/**
 * JSON Schema of a CMS document with every block's props, for editors of documents and for other programs.
 * A type that no block has is allowed: it survives, and renders nothing.
 */
export function documentSchema(blocks: readonly Block[]): string {
  const schema = z.toJSONSchema(CmsDocument) as Schema & { $defs: Record<string, Schema> };
  const node = Object.values(schema.$defs).find((definition) => 'v' in ((definition.properties as object) ?? {}));
  if (!node) throw new Error('The node of a CMS document is missing from its JSON Schema');
  node.allOf = blocks.map(({ type, conf }) => ({
    if: { properties: { type: { const: type } }, required: ['type'] },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    then: { properties: { props: withoutRequired(conf) } },
  }));
  return `${JSON.stringify(schema, null, 2)}\n`;
}

/** A bound prop is not in `props`, so none can be required of the document. */
const withoutRequired = ({ required: _, examples: __, ...conf }: Schema): Schema => conf;
