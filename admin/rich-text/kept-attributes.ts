import { Extension } from '@tiptap/core';
import { linkSchemes, richTextAttributes } from '#schemas/rich-text.ts';

/** Attributes that nodes have under their own names: commands read or change them. */
const ownNames: ReadonlySet<string> = new Set(['lang', 'colspan', 'rowspan', 'start']);

/** Returns whether an address is on the site or has a scheme that links may have. */
export function isSafeAddress(address: string): boolean {
  const scheme = /^([a-z][a-z\d+.-]*):/i.exec(address.replace(/[\s\p{Cc}]+/gu, ''))?.[1];
  return scheme === undefined || linkSchemes.includes(scheme.toLowerCase());
}

/** The attributes of an element that a formatted text may hold, without those that its node has itself; null for none. */
function readAttributes(element: HTMLElement): Record<string, string> | null {
  const names = [...(richTextAttributes['*'] ?? []), ...(richTextAttributes[element.localName] ?? [])];
  const found = names.flatMap((name) => {
    const value = element.getAttribute(name);
    // An attribute of the node itself is left out, unless it is 1: the node does not write that value, but the text had it.
    const isOwn = ownNames.has(name) && value !== '1';
    return value === null || isOwn || ((name === 'href' || name === 'src') && !isSafeAddress(value)) ? [] : [[name, value] as const];
  });
  return found.length > 0 ? Object.fromEntries(found) : null;
}

/** Keeps the attributes of every element in `html`, and its language in `lang`, which a part that is split off has too. */
export const KeptAttributes = Extension.create({
  name: 'keptAttributes',
  addGlobalAttributes: () => [
    {
      types: '*',
      attributes: {
        html: { default: null, keepOnSplit: false, parseHTML: readAttributes, renderHTML: ({ html }) => html ?? {} },
        lang: { default: null },
      },
    },
  ],
});
