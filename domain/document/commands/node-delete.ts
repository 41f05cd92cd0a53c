import type { CmsDocument } from '#schemas/cms/document.ts';
import { type CommandRules, refuse, type Selection } from '../command.ts';
import { removalPatch } from '../insert-nodes.ts';
import { listAt, nodeIndex, type Place } from '../nodes.ts';
import { dropTexts } from '../texts.ts';

export type NodeDelete = { do: 'node.delete'; id: string };

/** A node goes with all that is inside it and its texts in other languages. */
export const nodeDelete: CommandRules<NodeDelete> = {
  edit: (document, { id }) => {
    const located = nodeIndex(document).get(id);
    const taken = removalPatch(document, id);
    if (!located || !taken) return refuse('missing');
    return { patches: [...dropTexts(document, [located.node]), taken], selection: neighbourOf(document, located.place) };
  },
};

/** Returns the selection after a node is deleted: the node after it, before it, or around it. */
function neighbourOf(document: CmsDocument, place: Place): Selection {
  const list = listAt(document, place)?.list ?? [];
  const next = list[place.index + 1] ?? list[place.index - 1];
  if (next) return { node: next.id };
  return place.parent === null ? { layout: place.layout } : { node: place.parent };
}
