import { isBlock, type ResolvedNode } from '#renderer/core/resolved.ts';
import { extractStyles } from '#themes/extract-styles.ts';
import type { DeferredAnswer } from '../model/page-props.ts';
import { currentSite } from '../site/current-site.ts';
import { userOf } from '../site/person.ts';
import { buildPage } from './build-page.ts';

/** Makes a page for one person and gives what the page for everybody left out, by node. Unknown pages have nothing. */
export async function pageForMe(path: string, locale: string, token: string | undefined): Promise<DeferredAnswer> {
  const { info } = await currentSite();
  const known = info.languages.some(({ code }) => code === locale) ? locale : info.defaultLang;
  const user = token ? await userOf(token, known) : null;
  const built = await buildPage({ version: String(info.version), locale: known, path, query: new URLSearchParams(), user });
  const nodes: DeferredAnswer['nodes'] = {};
  if ('page' in built) {
    const { header, main, footer, mobileBar } = built.page;
    for (const area of [header, footer, mobileBar, ...main.map((layout) => layout.nodes)]) collect(area, nodes);
  }
  return { nodes, styles: extractStyles(JSON.stringify(nodes)) };
}

function collect(list: readonly ResolvedNode[], into: DeferredAnswer['nodes']): void {
  for (const node of list) {
    if ('deferred' in node) into[node.id] = node.nodes ?? [];
    else if (isBlock(node)) for (const inner of Object.values(node.slots ?? {})) collect(inner, into);
  }
}
