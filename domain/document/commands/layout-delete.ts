import { type CommandRules, refuse } from '../command.ts';
import { findLayout } from '../nodes.ts';
import type { ListPatch } from '../patch.ts';
import { dropTexts } from '../texts.ts';

export type LayoutDelete = { do: 'layout.delete'; id: number };

/** A layout goes with its nodes and their texts in other languages. */
export const layoutDelete: CommandRules<LayoutDelete> = {
  edit: (document, { id }) => {
    const found = findLayout(document, id);
    if (!found) return refuse('missing');
    const { layout, position } = found;
    const patch: ListPatch = { steps: ['layouts'], index: position, removed: [layout], inserted: [] };
    const next = document.layouts[position + 1] ?? document.layouts[position - 1];
    return { patches: [...dropTexts(document, layout.nodes), patch], selection: next ? { layout: next.id } : null };
  },
};
