import type { ReactNode } from 'react';
import { joinedQuery } from '#client/joined-query.ts';
import { localHref } from '#client/local-path.ts';
import { type SiteContext, SiteProvider } from '#client/site.tsx';
import { serverBlocks } from '#registry/generated/server.ts';
import type { Issue } from '#renderer/core/issue.ts';
import { resolve } from '#renderer/core/resolve.ts';
import type { ResolvedLayout, ResolvedNode } from '#renderer/core/resolved.ts';
import { translate } from '#renderer/core/translate.ts';
import { bake } from '#renderer/react/bake.tsx';
import type { Call, LoadContext } from '#renderer/types.ts';
import { toLang } from '#schemas/site.ts';
import type { Source } from '../site/source.ts';
import { attachMarks, markNode, withEditedLayouts } from './edited-marks.tsx';
import { inPlace } from './for-browser.ts';
import { frameLooseNodes } from './frame-loose-nodes.ts';
import type { MadeFrame } from './kept-frames.ts';
import type { PageTraits } from './page-kind.ts';
import { recordUses } from './page-uses.ts';
import type { PageWatch } from './watch-page.ts';

type Rendered = MadeFrame & { layouts: ResolvedLayout[] };

/** Renders the documents of one page, and gathers what is said of them. */
export type DocumentRenderer = {
  /**
   * @param idPrefix of its nodes, which no other document of the page has
   * @param isMain it is the main part of the page: what stands in no section gets the page's width
   * @param watch notes what is read of the page
   */
  render: (document: unknown, idPrefix: string, options?: { watch?: PageWatch | undefined; isMain?: boolean }) => Promise<Rendered>;
  issues: Issue[];
  /** Returns whether the output depends on the clock. */
  isTimed: () => boolean;
};

type RenderedPage = {
  source: Source;
  call: Call;
  locale: string;
  path: string;
  query: URLSearchParams;
  /** Data of the page's screen, for bindings of its blocks. */
  data: LoadContext['data'];
  /** Context that the page's components read. */
  context: SiteContext;
  traits: PageTraits;
};

export function documentRenderer({ source, call, locale, path, query, data, context, traits }: RenderedPage): DocumentRenderer {
  const { site, parameters, tree } = source;
  const { user, isPreview, isInPlace, isEdited } = traits;
  const lang = toLang(locale);
  const blocks = isEdited ? withEditedLayouts(serverBlocks) : serverBlocks;
  const issues: Issue[] = [];
  let isTimed = false;

  const resolveDocument = (document: unknown, idPrefix: string, call: Call, watch: PageWatch | undefined) =>
    resolve(translate(document, locale), {
      blocks,
      context: {
        ...{ call, site, parameters, tree, locale, lang, path, data, isPreview },
        query: joinedQuery(query),
        askPath: watch?.askPath ?? ((ask) => ask(path)),
      },
      ...(user !== undefined && { user }),
      now: new Date(),
      link: (href) => localHref({ site, lang }, href),
      component: async (slug) => translate((await source.component(slug)).cms, locale),
      ...(watch && { watch: watch.watch }),
      placeholders: isEdited || process.env.NODE_ENV === 'development',
      idPrefix,
    });

  return {
    issues,
    isTimed: () => isTimed,
    render: async (document, idPrefix, { watch, isMain = false } = {}) => {
      const recorded = recordUses(call);
      const resolved = await resolveDocument(document, idPrefix, recorded.call, watch);
      const shown = watch?.watch(context) ?? context;
      const wrap = (children: ReactNode, isTried: boolean) => <SiteProvider value={isTried ? context : shown}>{children}</SiteProvider>;
      const layouts = resolved.layouts.map((layout): ResolvedLayout => {
        const own = isMain ? frameLooseNodes(layout.nodes, blocks) : layout.nodes;
        const nodes = isInPlace ? inPlace(own) : own;
        const baked = bake(nodes, { blocks, wrap, issues: resolved.issues, ...(isEdited && { mark: markNode }) });
        return { ...layout, nodes: isEdited ? baked.map(withMarks) : baked };
      });
      issues.push(...resolved.issues);
      isTimed ||= resolved.timed;
      return {
        layouts,
        nodes: layouts.flatMap(({ nodes }) => nodes),
        isLasting: resolved.issues.length === 0 && !resolved.timed,
        ...(recorded.hasCalled() && { uses: recorded.uses() }),
      };
    },
  };
}

const withMarks = (node: ResolvedNode): ResolvedNode =>
  'html' in node && typeof node.html === 'string' ? { ...node, html: attachMarks(node.html) } : node;
