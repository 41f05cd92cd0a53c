import { type CommandRules, refuse } from '../command.ts';
import { depthAt, insertionPatch, removalPatch } from '../insert-nodes.ts';
import { limitPassed, listAt, nodeIndex, nodesWithin, type Place } from '../nodes.ts';
import { applyPatch } from '../patch.ts';

/** `at` counts as the document stands before the move. */
export type NodeMove = { do: 'node.move'; id: string; at: Place };

export const nodeMove: CommandRules<NodeMove> = {
  edit: (document, { id, at }) => {
    const located = nodeIndex(document).get(id);
    const taken = removalPatch(document, id);
    if (!located || !taken || !listAt(document, at)) return refuse('missing');
    if (at.parent !== null && [...nodesWithin(located.node)].some((inner) => inner.id === at.parent)) return refuse('into-itself');
    if (limitPassed(document, [located.node], depthAt(document, at)) === 'too-deep') return refuse('too-deep');
    const { place } = located;
    const isSameList = place.parent === at.parent && place.slot === at.slot && place.layout === at.layout;
    const index = isSameList && at.index > place.index ? at.index - 1 : at.index;
    if (isSameList && index === place.index) return refuse('no-change');
    const put = insertionPatch(applyPatch(document, taken), { ...at, index }, [located.node]);
    return put ? { patches: [taken, put], selection: { node: id } } : refuse('missing');
  },
};
