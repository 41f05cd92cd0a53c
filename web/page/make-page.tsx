import { serverBlocks } from '#registry/generated/server.ts';
import type { Issue } from '#renderer/core/issue.ts';
import { isBlock, type ResolvedNode, someNode } from '#renderer/core/resolved.ts';
import type { Call } from '#renderer/types.ts';
import type { Cart } from '#schemas/cart.ts';
import { toLang } from '#schemas/site.ts';
import { extractStyles } from '#themes/extract-styles.ts';
import type { TypedFields } from '../calls/typed-fields.ts';
import { feedLinks } from '../head/feed-links.ts';
import { largePicture, pagePicture } from '../head/page-picture.ts';
import { drawnPicture, sharePicture } from '../head/shared-picture.ts';
import type { SitePage } from '../model/page-props.ts';
import type { Failed, Screen } from '../model/screen.ts';
import { type Route, resolveRoute } from '../routing/routes.ts';
import { screenOf } from '../screens/find-screen.ts';
import { contextOf } from '../site/context.ts';
import type { Source } from '../site/source.ts';
import { documentRenderer } from './document-renderer.tsx';
import { renderAreas } from './page-areas.tsx';
import { headOf, themeOf } from './page-head.ts';
import { type PageKind, traitsOf } from './page-kind.ts';

/** A page to make, of what is known of the site. */
export type PageInput = {
  source: Source;
  /** Calls of blocks to the API. */
  call: Call;
  locale: string;
  /** Path as the visitor sees it, without a locale in front. */
  path: string;
  query: URLSearchParams;
  kind: PageKind;
  /** The visitor's cart, on a page that is made with it for her alone. */
  cart?: Cart;
  /** Fields of a form that was refused and sent on to this page, which shows them again. */
  typed?: TypedFields;
  /** Route of the path, if it is already resolved. `failed` renders the error screen. */
  route?: Route | Failed;
  /** Changes that the page cache has been told of, for a page that it keeps: parts made of answers since then may stand on it. */
  changesTold?: number;
  /** It stands in a frame of another page: the owner's scripts are left out. */
  isFramed?: boolean;
  /** It becomes a document, which finds its styles itself (`_document`); else they come with the page. */
  isDocument?: boolean;
};

export type MadePage = {
  status: Screen['status'];
  page: SitePage;
  issues: Issue[];
  /** The output depends on the clock. */
  isTimed: boolean;
  /** Data that frames of the page were made of, maybe for an earlier page: numbers of products and `changeKinds`. Null: unknown. */
  frameUses: readonly number[] | null;
};
export type Made = MadePage | { redirect: string; isPermanent: boolean };

/** Makes a page of the site: what stands at its address, what frames every page, and its head. */
export async function makePage(input: PageInput): Promise<Made> {
  const { source, call, locale, path, query, cart, kind, changesTold, isFramed = false } = input;
  const lang = toLang(locale);
  const route = input.route ?? resolveRoute(path, query, source.tree, source.site.isECommerce);
  const screen = await screenOf(route, source, call, lang);
  if ('redirect' in screen) return screen;

  const traits = traitsOf(kind);
  const context = { ...contextOf(source, locale, path), ...(cart && { cart }) };
  const data = { ...screen.data, ...(input.typed && { typed: input.typed }) };
  const renderer = documentRenderer({ source, call, locale, path, query, data, context, traits });
  const isForAll = kind.of === 'everybody' && !cart;
  const areas = await renderAreas({ source, route, screen, locale, path, renderer, isForAll, changesTold, isFramed });

  const { header, main, footer, mobileBar, frameUses } = areas;
  const all = [...header, ...main.flatMap(({ nodes }) => nodes), ...footer, ...mobileBar];
  const hasDeferred = someNode(all, (node) => 'deferred' in node);
  const startsNow = traits.isPreview || isFramed || hasDeferred || startsAtLoad(all, cart !== undefined);
  const { title } = screen.head;
  // Looked for in the HTML only where the screen names none.
  const large = screen.head.image ? undefined : largePicture(main);
  const shared = screen.head.image ?? (large ? sharePicture(large, source.site) : drawnPicture(route, title, source, locale));
  // What is decoration beside the page's own words stands for the page where it is shared.
  const image = { ...shared, alt: shared.alt || title };
  const page: SitePage = {
    context,
    head: {
      ...headOf(screen, source, screen.canonicalPath ?? path, lang),
      image,
      feeds: feedLinks(route, path, source, lang),
      pictures: pagePicture(main),
    },
    header,
    main: main.map(({ id, nodes }, index) => ({ id, nodes, ...(isLate(nodes, index) && { isLate: true as const }) })),
    mainKey: screen.key ?? path,
    footer,
    mobileBar,
    hasDeferred,
    start: startsNow ? 'load' : 'intent',
    styles: input.isDocument ? null : extractStyles(JSON.stringify([header, main, footer, mobileBar])),
    theme: { ...themeOf(source, !isFramed, lang), isInline: traits.isInPlace || isFramed },
  };
  return { status: screen.status, page, issues: renderer.issues, isTimed: renderer.isTimed(), frameUses };
}

/** Sections from this place on are below the first screen, whatever its height. */
const firstLate = 3;

/** Returns whether a section may be rendered late. A section of HTML alone has no dialog or bar from code, which its edges would cut. */
const isLate = (nodes: readonly ResolvedNode[], index: number): boolean =>
  index >= firstLate && nodes.length > 0 && nodes.every((node) => 'html' in node && Boolean(node.html));

/**
 * Returns whether a block is empty before its code runs: cart, checkout, account, sign-in, state of an order. Only the definition of a
 * block says that its page starts code at once. Some blocks show their content if the page has the cart.
 */
const startsAtLoad = (nodes: readonly ResolvedNode[], hasCart: boolean): boolean =>
  someNode(nodes, (node) => {
    const starts = isBlock(node) && serverBlocks[node.type]?.definition.startsAtLoad;
    return starts === true || (starts === 'without-cart' && !hasCart);
  });
