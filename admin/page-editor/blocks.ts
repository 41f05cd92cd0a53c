import { editorBlocks } from '#registry/generated/editor-blocks.ts';
import type { CmsNode } from '#schemas/cms/document.ts';
import type { Lang } from '#schemas/site.ts';

/** A JSON Schema as the generated index of blocks holds it, in one language; the keywords of ours are described in scripts/generate/conf-schema.ts. */
export type FieldSchema = {
  title?: string;
  description?: string;
  type?: string | string[];
  enum?: readonly (string | number)[];
  /** Labels of the values of `enum`. */
  'x-labels'?: readonly string[];
  'x-control'?: string;
  'x-names'?: string;
  'x-alt-unless'?: string;
  'x-responsive'?: boolean;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  required?: readonly string[];
  properties?: Readonly<Record<string, FieldSchema>>;
  items?: FieldSchema;
  anyOf?: readonly FieldSchema[];
};

/** Data of a block in the editor. */
export type EditorBlock = {
  version: number;
  mode: 'static' | 'interactive' | 'visible';
  slots: readonly string[];
  defaults: Readonly<Record<string, unknown>>;
  schema: FieldSchema & { 'x-category'?: string };
  /** Of a sample shop: it shows how the block is filled, not with what. */
  example: Readonly<Record<string, unknown>>;
};

export type EditorBlocks = Readonly<Record<string, EditorBlock>>;

/** Every block of the registry in a language, as `npm run generate` lists them. Loaded with the editor and by nothing else. */
export async function loadBlocks(lang: Lang): Promise<EditorBlocks> {
  const { default: blocks } = await editorBlocks[lang]();
  return blocks as unknown as EditorBlocks;
}

/** The name of a block for a person; its type where this version of the program does not know it. */
export const blockName = (blocks: EditorBlocks, type: string): string =>
  (Object.hasOwn(blocks, type) ? blocks[type]?.schema.title : undefined) ?? type;

/** The order in which props are looked at for a few words that tell a block from others of its kind. */
const tellingProps = ['title', 'heading', 'label', 'text', 'name', 'html', 'slug', 'alt'];

/** A few words out of a node, without marks of HTML; empty when it has none. */
export function nodeWords({ props }: CmsNode): string {
  for (const name of tellingProps) {
    const value = props[name];
    if (typeof value !== 'string') continue;
    const words = value
      .replace(/<[^>]*>/g, ' ')
      .replace(/&nbsp;|\s+/g, ' ')
      .trim();
    if (words) return words.length > 60 ? `${words.slice(0, 58)}…` : words;
  }
  return '';
}

/** The categories of the palette, in their order. */
export const categories = ['text', 'media', 'layout', 'navigation', 'shop', 'company', 'account', 'checkout', 'chrome'] as const;
export type Category = (typeof categories)[number];
