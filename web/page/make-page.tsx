import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { joinedQuery } from '#client/joined-query.ts';
import { localHref, localPath } from '#client/local-path.ts';
import { SiteProvider } from '#client/site.tsx';
import { serverBlocks } from '#registry/generated/server.ts';
import { purposesOfCode } from '#registry/navigation/consent/consent-scripts.ts';
import type { Issue } from '#renderer/core/issue.ts';
import { resolve } from '#renderer/core/resolve.ts';
import { isBlock, type ResolvedLayout, type ResolvedNode, someNode } from '#renderer/core/resolved.ts';
import { translate } from '#renderer/core/translate.ts';
import { bake } from '#renderer/react/bake.tsx';
import type { Call, LoadContext } from '#renderer/types.ts';
import type { Cart } from '#schemas/cart.ts';
import { type Lang, toLang } from '#schemas/site.ts';
import { extractStyles } from '#themes/extract-styles.ts';
import { fontPreload } from '#themes/fonts.ts';
import { minifyCss } from '#themes/minify-css.ts';
import { resolvedFonts } from '#themes/resolved-fonts.ts';
import { globalCss, toStyleSheet } from '#themes/style-sheet.ts';
import { nameOfText } from '../cache/page-files.ts';
import { readCode } from '../head/custom-code.ts';
import { pagePicture } from '../head/page-picture.ts';
import { originOf } from '../head/product-head.ts';
import { type Route, resolveRoute } from '../routing/routes.ts';
import { alcoholNotice, cookieNotice, hasAlcoholNotice } from '../screens/built-in.ts';
import { errorScreen } from '../screens/error-screen.tsx';
import { screenOf } from '../screens/find-screen.ts';
import type { Failed, Screen } from '../screens/screen.ts';
import { contextOf } from '../site/context.ts';
import { unlessMissing } from '../site/server-api.ts';
import type { Source } from '../site/source.ts';
import { attachMarks, markNode, withEditedLayouts } from './edited-marks.tsx';
import { inPlace } from './for-browser.ts';
import { frameLooseNodes } from './frame-loose-nodes.ts';
import { keptFrame } from './kept-frames.ts';
import type { PageHead, SitePage, ThemeHead } from './page-props.ts';
import type { PageWatch } from './watch-page.ts';

/** A page to make, of what is known of the site. */
export type PageInput = {
  source: Source;
  /** Calls of blocks to the API. */
  call: Call;
  locale: string;
  /** Path as the visitor sees it, without a locale in front. */
  path: string;
  query: URLSearchParams;
  /** The person the page is made for, or null for a guest; left out on pages for everybody. */
  user?: object | null;
  /** The visitor's cart, on a page that is made with it for her alone. */
  cart?: Cart;
  /** What stands at the path, where it is resolved already; `failed` makes the error screen. */
  route?: Route | Failed;
  /** For an admin who looks at unsaved parameters: what hangs on the person stands in the page itself. */
  isPreview?: boolean;
  /** What hangs on the person stands in the page itself, though she is no admin: she has a link to a draft. */
  isInPlace?: boolean;
  /** For the page editor: plain HTML in which it finds the nodes of the document that it edits. */
  isEdited?: boolean;
  /** Leave the owner's scripts out. */
  isFramed?: boolean;
  /** It becomes a document, which finds its styles itself (`_document`); else they come with the page. */
  isDocument?: boolean;
};

export type MadePage = {
  status: Screen['status'];
  page: SitePage;
  issues: Issue[];
  /** Whether what it shows changes with the time of day. */
  isTimed: boolean;
};
export type Made = MadePage | { redirect: string; isPermanent: boolean };

/** Makes a page of the site: main document, and the shared components that frame every page. */
export async function makePage(input: PageInput): Promise<Made> {
  const { source, call, locale, path, query, user, cart, isPreview = false, isInPlace = isPreview, isEdited = false } = input;
  const blocks = isEdited ? withEditedLayouts(serverBlocks) : serverBlocks;
  const lang = toLang(locale);
  const route = input.route ?? resolveRoute(path, query, source.tree, source.site.isECommerce);
  const screen = await screenOf(route, source, call, lang);
  if ('redirect' in screen) return screen;

  const context = { ...contextOf(source, locale, path), ...(cart && { cart }) };
  const issues: Issue[] = [];
  let isTimed = false;
  const render = async (
    document: unknown,
    idPrefix: string,
    { watch, isMain = false }: { watch?: PageWatch | undefined; isMain?: boolean } = {},
  ) => {
    const { site, parameters, tree } = source;
    const asked = joinedQuery(query);
    const askPath: LoadContext['askPath'] = watch?.askPath ?? ((ask) => ask(path));
    const resolved = await resolve(translate(document, locale), {
      blocks,
      context: { call, site, parameters, tree, locale, lang, path, askPath, query: asked, data: screen.data, isPreview },
      ...(user !== undefined && { user }),
      now: new Date(),
      link: (href) => localHref({ site, lang }, href),
      component: async (slug) => translate((await source.component(slug)).cms, locale),
      ...(watch && { watch: watch.watch }),
      placeholders: isEdited || process.env.NODE_ENV === 'development',
      idPrefix,
    });
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
    return { layouts, nodes: layouts.flatMap(({ nodes }) => nodes), isLasting: resolved.issues.length === 0 && !resolved.timed };
  };
  // What hangs on a person is made for her.
  const isForAll = user === undefined && !cart && !isInPlace && !isEdited;
  const frame = async (slug: string): Promise<readonly ResolvedNode[]> => {
    const make = (watch?: PageWatch) => render(placing(slug), `${slug}:`, { watch });
    return isForAll ? keptFrame(source, slug, path, make) : (await make()).nodes;
  };

  const document =
    screen.cms === undefined ? [errorLayout(screen, source, lang)] : (await render(screen.cms, '', { isMain: true })).layouts;
  const notice = screen.hasNotice && hasAlcoholNotice(source.parameters) ? (await render(alcoholNotice, 'notice:')).layouts : [];
  // No layout of a document has an id below 0.
  const main = [...document, ...notice.map((layout) => ({ ...layout, id: -1 }))];
  const isCheckout = isCheckoutStep(route);
  const around = async (slug: 'header' | 'footer') =>
    frame(isCheckout && (await unlessMissing(source.component(`checkout-${slug}`))) ? `checkout-${slug}` : slug);
  const hasBar = !isCheckout && (await unlessMissing(source.component('mobile-bar')));
  const [ownHeader, footer, mobileBar] = await Promise.all([around('header'), around('footer'), hasBar ? frame('mobile-bar') : []]);
  const isAsked = !input.isFramed && purposesOfCode(source.parameters).length > 0;
  const areas = [ownHeader, ...main.map(({ nodes }) => nodes), footer, mobileBar];
  const hasNotice = areas.some((nodes) => someNode(nodes, (node) => isBlock(node) && node.type === 'cookie-notice'));
  // First on the page, so that keys and screen readers come by it first.
  const asking = isAsked && !hasNotice ? (await render(cookieNotice, 'notice:')).nodes : [];
  const header = [...asking, ...ownHeader];
  const hasDeferred = [asking, ...areas].some((nodes) => someNode(nodes, (node) => 'deferred' in node));
  const page: SitePage = {
    context,
    head: { ...headOf(screen, source, screen.canonicalPath ?? path, lang), pictures: pagePicture(main) },
    header,
    main: main.map(({ id, nodes }, index) => ({ id, nodes, ...(isLate(nodes, index) && { isLate: true as const }) })),
    mainKey: screen.key ?? path,
    footer,
    mobileBar,
    hasDeferred,
    start: isPreview || input.isFramed || hasDeferred || areas.some((nodes) => startsAtLoad(nodes, cart !== undefined)) ? 'load' : 'intent',
    styles: input.isDocument ? null : extractStyles(JSON.stringify([header, main, footer, mobileBar])),
    theme: { ...themeOf(source, !input.isFramed), isInline: isPreview || isInPlace || input.isFramed === true },
  };
  return { status: screen.status, page, issues, isTimed };
}

const checkoutSteps: ReadonlySet<string> = new Set(['cart-address', 'cart-shipping', 'cart-payment']);

/** Whether somebody is on the way from the cart to the payment: nothing leads off it but the way back. */
const isCheckoutStep = (route: Route | Failed): boolean =>
  typeof route === 'object' && route.kind === 'screen' && checkoutSteps.has(route.component);

/** Sections from this place on are below the first screen, whatever its height. */
const firstLate = 3;

/** What is all HTML holds no dialog or bar of its code's making, which the section's edges would cut. */
const isLate = (nodes: readonly ResolvedNode[], index: number): boolean =>
  index >= firstLate && nodes.length > 0 && nodes.every((node) => 'html' in node && Boolean(node.html));

const withMarks = (node: ResolvedNode): ResolvedNode =>
  'html' in node && typeof node.html === 'string' ? { ...node, html: attachMarks(node.html) } : node;

/**
 * Whether some block shows a person nothing before its code runs: cart, checkout, account, signing in, what became of an order. The one
 * place that says which pages do not wait for a first intent is the blocks' own description. Some show it where the page has the cart.
 */
const startsAtLoad = (nodes: readonly ResolvedNode[], hasCart: boolean): boolean =>
  someNode(nodes, (node) => {
    const starts = isBlock(node) && serverBlocks[node.type]?.definition.startsAtLoad;
    return starts === true || (starts === 'without-cart' && !hasCart);
  });

/** A document that places one shared component. */
const placing = (slug: string) => ({
  format: 1,
  layouts: [{ id: 1, name: slug, nodes: [{ id: slug, type: 'component', v: 1, props: { slug } }] }],
});

/** The error screen of a site that has no document for it. */
const errorLayout = ({ head }: Screen, { site }: Source, lang: Lang): ResolvedLayout => ({
  id: 0,
  name: 'error',
  nodes: [{ id: 'error', html: renderToStaticMarkup(errorScreen(head.title, lang, localPath({ site, lang }, '/'))) }],
});

function headOf({ head, status }: Screen, { site }: Source, path: string, lang: Lang): Omit<PageHead, 'pictures'> {
  const origin = status === 200 ? originOf(site) : '';
  const addressIn = (other: Lang) => origin + localPath({ site, lang: other }, path);
  const languages = site.languages.filter(({ isValid }) => isValid).map(({ code }) => toLang(code));
  return {
    canonical: origin ? addressIn(lang) : null,
    alternates: origin && languages.length > 1 ? languages.map((other) => ({ lang: other, href: addressIn(other) })) : [],
    image: null,
    jsonLd: null,
    ...head,
    title: head.title.includes(site.name) ? head.title : `${head.title} · ${site.name}`,
  };
}

/** The theme of each source, the same for all of its pages. */
const themes = new WeakMap<Source, Omit<ThemeHead, 'code' | 'isInline'>>();

function themeOf(source: Source, hasScripts: boolean): Omit<ThemeHead, 'isInline'> {
  const { site, families, parameters } = source;
  const favicon = site.logos.find(({ type }) => type === 'LOGO_FAVICON');
  const css = themes.get(source)?.css ?? minifyCss(toStyleSheet(parameters, site.fonts, families));
  const theme = themes.get(source) ?? {
    css,
    name: nameOfText(css),
    globalCss: globalCss(parameters),
    fontPreload: fontPreload(resolvedFonts(parameters, site.fonts, families)),
    favicon: favicon ? `${favicon.onlineImage.url}-160.png` : null,
  };
  themes.set(source, theme);
  return { ...theme, code: readCode(parameters, { hasScripts }) };
}
