import type { CommandRules } from '../command.ts';
import { listOfProps, patchEntry } from '../edit-list.ts';
import { editNode } from '../edit-node.ts';
import type { Steps } from '../patch.ts';

export type ItemDelete = { do: 'item.delete'; id: string; steps: Steps; index: number };

export const itemDelete: CommandRules<ItemDelete> = {
  edit: (document, { id, steps, index }) =>
    editNode(document, id, (located) => {
      const list = listOfProps(located, steps);
      return list && index in list ? patchEntry(document, located, steps, { from: index, to: null, value: list[index] }) : null;
    }),
  written: ({ id, steps }) => ({ id, part: String(steps[0] ?? ''), steps: ['props', ...steps] }),
};
