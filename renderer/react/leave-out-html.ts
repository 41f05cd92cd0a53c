import type { ResolvedNode } from '../core/resolved.ts';

/**
 * The same nodes without their HTML: what the document hands to the browser, which has that HTML before its eyes already. Inside a
 * block that is hydrated when it comes near the screen the HTML stays: the document holds that block in one piece, in which nothing
 * says where its slots begin.
 */
export function leaveOutHtml(nodes: readonly ResolvedNode[]): ResolvedNode[] {
  return nodes.map((node) => {
    const { html } = node as { html?: string };
    const slots = 'slots' in node && node.slots;
    return {
      ...node,
      ...(html !== undefined && { html: null }),
      ...(slots &&
        html === undefined && { slots: Object.fromEntries(Object.entries(slots).map(([name, inner]) => [name, leaveOutHtml(inner)])) }),
    } as ResolvedNode;
  });
}
