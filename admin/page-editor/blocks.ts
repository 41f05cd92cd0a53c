import { editorBlocks } from '#registry/generated/editor-blocks.ts';
import type { CmsNode } from '#schemas/cms/document.ts';
import type { Lang } from '#schemas/site.ts';
import type { FieldSchema } from '../form/field-schema.ts';
import { findFirstText } from '../form/first-text.ts';

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

/** A few words out of a node; empty when it has none. */
export const nodeWords = ({ props }: CmsNode): string => findFirstText(props);

/** The categories of the palette, in their order. */
export const categories = ['text', 'media', 'layout', 'navigation', 'shop', 'company', 'account', 'checkout', 'chrome'] as const;
export type Category = (typeof categories)[number];
