import { type CommandRules, refuse } from '../command.ts';
import { findLayout } from '../nodes.ts';
import { keyPatch } from '../patch.ts';

export type LayoutRename = { do: 'layout.rename'; id: number; name: string };

export const layoutRename: CommandRules<LayoutRename> = {
  edit: (document, { id, name }) => {
    const found = findLayout(document, id);
    if (!found) return refuse('missing');
    const patch = keyPatch(found.layout, ['layouts', found.position], 'name', { value: name });
    return patch ? { patches: [patch], selection: { layout: id } } : refuse('no-change');
  },
  typedValue: ({ id }) => JSON.stringify(['layout', id]),
};
