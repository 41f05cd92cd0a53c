import type { Rule } from '#schemas/cms/document.ts';
import type { CommandRules } from '../command.ts';
import { editNode, toPatches } from '../edit-node.ts';
import { keyPatch } from '../patch.ts';

/** Sets the rule of when a node is shown; null: always. */
export type VisibleSet = { do: 'visible.set'; id: string; rule: Rule | null };

export const visibleSet: CommandRules<VisibleSet> = {
  edit: (document, { id, rule }) =>
    editNode(document, id, ({ node, steps }) => toPatches(keyPatch(node, steps, 'visible', rule === null ? null : { value: rule }))),
  written: ({ id }) => ({ id, part: 'visible', steps: ['visible'] }),
};
