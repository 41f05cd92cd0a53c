import type { CommandRules } from '../command.ts';
import { clampIndex, listOfProps, patchEntry } from '../edit-list.ts';
import { editNode } from '../edit-node.ts';
import type { Steps } from '../patch.ts';

/** `to` counts without the entry that moves. */
export type ItemMove = { do: 'item.move'; id: string; steps: Steps; from: number; to: number };

export const itemMove: CommandRules<ItemMove> = {
  edit: (document, { id, steps, from, to }) =>
    editNode(document, id, (located) => {
      const list = listOfProps(located, steps);
      if (!list || !(from in list)) return null;
      return patchEntry(document, located, steps, { from, to: clampIndex(to, list.length - 1), value: list[from] });
    }),
  written: ({ id, steps }) => ({ id, part: String(steps[0] ?? ''), steps: ['props', ...steps] }),
};
