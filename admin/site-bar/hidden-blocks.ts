import { decide, isRule } from '#renderer/core/rule.ts';
import { isObject } from '#renderer/core/value.ts';

export type HiddenBlock = { id: string; type: string };

/** The blocks of a document that a guest does not see now by their rule; those inside them are not listed. */
export function hiddenBlocks(document: unknown, now: Date): HiddenBlock[] {
  const layouts = isObject(document) && Array.isArray(document.layouts) ? document.layouts : [];
  const scope = { user: null, now: now.toISOString() };
  return layouts.flatMap((layout) => (isObject(layout) ? hiddenIn(layout.nodes, scope) : []));
}

function hiddenIn(nodes: unknown, scope: object): HiddenBlock[] {
  if (!Array.isArray(nodes)) return [];
  return nodes.flatMap((node): HiddenBlock[] => {
    if (!isObject(node) || typeof node.type !== 'string') return [];
    if (isRule(node.visible) && decide(node.visible, scope) === false) return [{ id: String(node.id), type: node.type }];
    return isObject(node.slots) ? Object.values(node.slots).flatMap((slot) => hiddenIn(slot, scope)) : [];
  });
}
