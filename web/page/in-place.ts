import { isBlock, type ResolvedNode } from '#renderer/core/resolved.ts';

/** Nodes of a page that is made for one person alone: what hangs on the person stands in its place, not fetched after load. */
export function inPlace(nodes: readonly ResolvedNode[]): ResolvedNode[] {
  return nodes.flatMap((node): ResolvedNode[] => {
    if ('deferred' in node) return inPlace(node.nodes ?? []);
    if (!isBlock(node) || !node.slots) return [node];
    return [{ ...node, slots: Object.fromEntries(Object.entries(node.slots).map(([name, inner]) => [name, inPlace(inner)])) }];
  });
}
