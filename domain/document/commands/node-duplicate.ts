import { clipOfNode } from '../clips.ts';
import { type CommandRules, refuse } from '../command.ts';
import { insertClip } from '../insert-nodes.ts';
import { nodeIndex } from '../nodes.ts';

export type NodeDuplicate = { do: 'node.duplicate'; id: string };

/** The copy stands after the node. */
export const nodeDuplicate: CommandRules<NodeDuplicate> = {
  edit: (document, { id }) => {
    const located = nodeIndex(document).get(id);
    if (!located) return refuse('missing');
    return insertClip(document, clipOfNode(document, located.node), { ...located.place, index: located.place.index + 1 });
  },
};
