import type { CommandRules } from '../command.ts';
import { clampIndex, listOfProps, patchEntry } from '../edit-list.ts';
import { editNode, patchProp } from '../edit-node.ts';
import { type Steps, valueAt } from '../patch.ts';

/** Puts an entry into a list of the props, which is made where it is missing. */
export type ItemInsert = { do: 'item.insert'; id: string; steps: Steps; index: number; value: unknown };

export const itemInsert: CommandRules<ItemInsert> = {
  edit: (document, { id, steps, index, value }) =>
    editNode(document, id, (located) => {
      if ((valueAt(located.node.props, steps) ?? null) === null) return patchProp(document, located, steps, [value]);
      const list = listOfProps(located, steps);
      return list ? patchEntry(document, located, steps, { from: null, to: clampIndex(index, list.length), value }) : null;
    }),
  written: ({ id, steps }) => ({ id, part: String(steps[0] ?? ''), steps: ['props', ...steps] }),
};
