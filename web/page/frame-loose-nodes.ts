import { isBlock, type ResolvedBlock, type ResolvedNode } from '#renderer/core/resolved.ts';
import type { ServerBlocks } from '#renderer/types.ts';

/**
 * Puts a section around each block that stands at the top of a page and does not give itself a width, as the one that is added where
 * nothing is: on a phone it would stick to the edges of the screen, on a computer it would run over its whole width. A section of the
 * owner's choice around it says otherwise.
 */
export function frameLooseNodes(nodes: readonly ResolvedNode[], blocks: ServerBlocks): ResolvedNode[] {
  const section = blocks.section?.definition;
  if (!section) return [...nodes];
  return nodes.map((node): ResolvedNode => {
    if ('deferred' in node) return node.nodes ? { ...node, nodes: frameLooseNodes(node.nodes, blocks) } : node;
    if (!isBlock(node)) return node;
    if (!blocks[node.type]?.definition.keepsOwnWidth) return framed(node, section.defaults);
    // The editor's wrapper around the layouts of a shared component is not part of the layout.
    if (node.type !== transparentBlock || !node.slots) return node;
    return { ...node, slots: { ...node.slots, default: frameLooseNodes(node.slots.default ?? [], blocks) } };
  });
}

/** The type of the block that marks layouts for the editor (`edited-marks.tsx`). */
export const transparentBlock = 'editor-layout';

function framed({ hiddenOn, ...node }: ResolvedBlock, defaults: object): ResolvedBlock {
  const props = { ...defaults, padding: 'small', width: 'page' };
  // No id of a document, of which the editor would take it for a node.
  const id = `frame~${node.id.replace(/[/:]/g, '~')}`;
  return { id, type: 'section', props, slots: { default: [node] }, ...(hiddenOn && { hiddenOn }) };
}
