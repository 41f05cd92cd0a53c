import { type CommandRules, refuse } from '../command.ts';
import { findLayout } from '../nodes.ts';
import type { ListPatch } from '../patch.ts';

/** `index` counts as the layouts stand before the move. */
export type LayoutMove = { do: 'layout.move'; id: number; index: number };

export const layoutMove: CommandRules<LayoutMove> = {
  edit: (document, { id, index }) => {
    const found = findLayout(document, id);
    if (!found) return refuse('missing');
    const { layout, position } = found;
    const to = Math.max(0, Math.min(index > position ? index - 1 : index, document.layouts.length - 1));
    if (to === position) return refuse('no-change');
    const patches: ListPatch[] = [
      { steps: ['layouts'], index: position, removed: [layout], inserted: [] },
      { steps: ['layouts'], index: to, removed: [], inserted: [layout] },
    ];
    return { patches, selection: { layout: id } };
  },
};
