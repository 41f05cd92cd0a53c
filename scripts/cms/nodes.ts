import { point } from '#renderer/core/issue.ts';
import { isObject, type JsonObject } from '#renderer/core/value.ts';
import { cmsLimits } from '#schemas/cms/document.ts';

/** A node as it is stored, with its JSON pointer. */
export type Placed = { node: JsonObject & { type: string }; pointer: string };

/** Every node of a stored document that has a type, a parent before what its slots hold. */
export function nodesOf(document: unknown): Placed[] {
  if (!isObject(document) || !Array.isArray(document.layouts)) return [];
  return document.layouts.flatMap((layout, index) =>
    isObject(layout) ? listed(layout.nodes, point(point(point('', 'layouts'), index), 'nodes'), 1) : [],
  );
}

function listed(nodes: unknown, pointer: string, depth: number): Placed[] {
  if (!Array.isArray(nodes) || depth > cmsLimits.depth) return [];
  return nodes.flatMap((node, index) => {
    if (!isObject(node) || typeof node.type !== 'string') return [];
    const here = point(pointer, index);
    const slots = isObject(node.slots) ? Object.entries(node.slots) : [];
    const inner = slots.flatMap(([name, list]) => listed(list, point(`${here}/slots`, name), depth + 1));
    return [{ node: node as Placed['node'], pointer: here }, ...inner];
  });
}
