import type { CommandRules } from '../command.ts';
import { editNode, patchProp } from '../edit-node.ts';
import type { Steps } from '../patch.ts';

/** `value` undefined takes the prop away, so that the block's default holds. */
export type PropSet = { do: 'prop.set'; id: string; steps: Steps; value: unknown };

export const propSet: CommandRules<PropSet> = {
  edit: (document, { id, steps, value }) => editNode(document, id, (located) => patchProp(document, located, steps, value)),
  written: ({ id, steps }) => ({ id, part: String(steps[0] ?? ''), steps: ['props', ...steps] }),
  typedValue: ({ id, steps, value }) => (value === undefined ? null : JSON.stringify([id, 'prop', ...steps])),
};
