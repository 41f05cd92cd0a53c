import { isBlock, type ResolvedNode } from '#renderer/core/resolved.ts';
import { leaveOutHtml } from '#renderer/react/leave-out-html.ts';
import type { SitePage } from '../model/page-props.ts';

/** A page's data without what its document says already: baked HTML, styles, theme, what only other programs read. */
export function forBrowser(page: SitePage): SitePage {
  return {
    ...page,
    // Only the server looks for pages and logos.
    context: { ...page.context, tree: [], site: { ...page.context.site, logos: [] } },
    head: { ...page.head, description: '', alternates: [], feeds: [], image: null, pictures: [], jsonLd: null },
    header: leaveOutHtml(page.header),
    main: page.main.map((layout) => ({ ...layout, nodes: leaveOutHtml(layout.nodes) })),
    footer: leaveOutHtml(page.footer),
    mobileBar: leaveOutHtml(page.mobileBar),
    styles: null,
    theme: null,
  };
}

/** Nodes of a page that is made for one person alone: what hangs on the person stands in its place, not fetched after load. */
export function inPlace(nodes: readonly ResolvedNode[]): ResolvedNode[] {
  return nodes.flatMap((node): ResolvedNode[] => {
    if ('deferred' in node) return inPlace(node.nodes ?? []);
    if (!isBlock(node) || !node.slots) return [node];
    return [{ ...node, slots: Object.fromEntries(Object.entries(node.slots).map(([name, inner]) => [name, inPlace(inner)])) }];
  });
}
