import en from '#registry/generated/editor-blocks.en.json';
import fr from '#registry/generated/editor-blocks.fr.json';
import type { Lang } from '#schemas/site.ts';

/** A schema with its texts in one language, as the page editor reads it. */
export type BlockTexts = {
  title?: string;
  description?: string;
  'x-labels'?: readonly string[];
  properties?: Readonly<Record<string, BlockTexts>>;
};

const blocks: Readonly<Partial<Record<Lang, unknown>>> = { fr, en };

/** Returns the texts of a block's schema in a language; empty in one that stories do not have. */
export const readBlockTexts = (type: string, lang: Lang): BlockTexts =>
  (blocks[lang] as Record<string, { schema: BlockTexts }> | undefined)?.[type]?.schema ?? {};
