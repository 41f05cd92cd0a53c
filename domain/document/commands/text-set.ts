import type { CommandRules } from '../command.ts';
import { editNode } from '../edit-node.ts';
import { patchTexts, textsOfNode } from '../texts.ts';

/** A text in another language; null: the site's own language is shown there. */
export type TextSet = { do: 'text.set'; id: string; locale: string; pointer: string; text: string | null };

export const textSet: CommandRules<TextSet> = {
  edit: (document, { id, locale, pointer, text }) =>
    editNode(document, id, () => {
      const texts = textsOfNode(document, id);
      const own = texts[locale] ?? {};
      const others = Object.fromEntries(Object.entries(own).filter(([at]) => at !== pointer));
      return patchTexts(document, id, { ...texts, [locale]: text === null ? others : { ...own, [pointer]: text } });
    }),
  written: ({ id, locale, pointer }) => ({ id, part: 'texts', steps: [locale, pointer] }),
  typedValue: ({ id, locale, pointer }) => JSON.stringify([id, 'text', locale, pointer]),
};
