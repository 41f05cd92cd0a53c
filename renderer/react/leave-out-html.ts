import type { ResolvedNode } from '../core/resolved.ts';

/**
 * The same nodes without their HTML: what the document hands to the browser, which has that HTML before its eyes already.
 */
export function leaveOutHtml(nodes: readonly ResolvedNode[]): ResolvedNode[] {
  return nodes.map((node) => {
    const { html } = node as { html?: string };
    const slots = 'slots' in node && node.slots;
    return {
      ...node,
      ...(html !== undefined && { html: null }),
      ...(slots && { slots: Object.fromEntries(Object.entries(slots).map(([name, inner]) => [name, leaveOutHtml(inner)])) }),
    } as ResolvedNode;
  });
}
