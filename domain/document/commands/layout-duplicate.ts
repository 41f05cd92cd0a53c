import { clipOfLayout } from '../clips.ts';
import { type CommandRules, refuse } from '../command.ts';
import { findLayout } from '../nodes.ts';
import { insertLayout } from './layout-insert.ts';

export type LayoutDuplicate = { do: 'layout.duplicate'; id: number };

/** The copy stands after the layout. */
export const layoutDuplicate: CommandRules<LayoutDuplicate> = {
  edit: (document, { id }) => {
    const found = findLayout(document, id);
    const clip = clipOfLayout(document, id);
    return found && clip ? insertLayout(document, clip, found.position + 1) : refuse('missing');
  },
};
