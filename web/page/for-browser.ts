import { leaveOutHtml } from '#renderer/react/leave-out-html.ts';
import type { SitePage } from './page-props.ts';

/** A page's data without what its document says already: baked HTML, styles, theme, what only other programs read. */
export function forBrowser(page: SitePage): SitePage {
  return {
    ...page,
    // Only the server looks for pages and logos.
    context: { ...page.context, tree: [], site: { ...page.context.site, logos: [] } },
    head: { ...page.head, description: '', alternates: [], image: null, pictures: [], jsonLd: null },
    header: leaveOutHtml(page.header),
    main: page.main.map((layout) => ({ ...layout, nodes: leaveOutHtml(layout.nodes) })),
    footer: leaveOutHtml(page.footer),
    mobileBar: leaveOutHtml(page.mobileBar),
    styles: null,
    theme: null,
  };
}
