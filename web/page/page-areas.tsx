import { renderToStaticMarkup } from 'react-dom/server';
import { localPath } from '#client/local-path.ts';
import { readTrackers } from '#domain/analytics/trackers.ts';
import { purposesOfCode } from '#registry/navigation/consent/consent-scripts.ts';
import { isBlock, type ResolvedLayout, type ResolvedNode, someNode } from '#renderer/core/resolved.ts';
import { toLang } from '#schemas/site.ts';
import { unlessMissing } from '../api/server-api.ts';
import type { Failed, Screen } from '../model/screen.ts';
import type { Route } from '../routing/routes.ts';
import { alcoholNotice, cookieNotice, hasAlcoholNotice } from '../screens/built-in.ts';
import { errorScreen } from '../screens/error-screen.tsx';
import type { Source } from '../site/source.ts';
import type { DocumentRenderer } from './document-renderer.tsx';
import { type Frame, keptFrame } from './kept-frames.ts';
import type { PageWatch } from './watch-page.ts';

/** Areas of a page, from top to bottom. */
export type PageAreas = {
  header: readonly ResolvedNode[];
  main: readonly ResolvedLayout[];
  footer: readonly ResolvedNode[];
  mobileBar: readonly ResolvedNode[];
  /** Data that its frames were made of, maybe for an earlier page. Null: unknown. */
  frameUses: readonly number[] | null;
};

type AreasInput = {
  source: Source;
  route: Route | Failed;
  screen: Screen;
  locale: string;
  path: string;
  renderer: DocumentRenderer;
  /** Frames are the same for all guests: those of another page may do. */
  isForAll: boolean;
  /** See `PageInput.changesTold`. */
  changesTold: number | undefined;
  /** The owner's scripts, which may ask for consent, are left out. */
  isFramed: boolean;
};

/** Renders everything that a page shows: its own document, what frames every page, and the question for consent where none stands in them. */
export async function renderAreas(input: AreasInput): Promise<PageAreas> {
  const { source, renderer, isFramed } = input;
  const main = await renderMain(input);
  const { header, footer, mobileBar, frameUses } = await renderFrames(input);
  const isAsked = !isFramed && (purposesOfCode(source.parameters).length > 0 || readTrackers(source.parameters) !== undefined);
  const areas = [header, ...main.map(({ nodes }) => nodes), footer, mobileBar];
  const hasNotice = areas.some((nodes) => someNode(nodes, (node) => isBlock(node) && node.type === 'cookie-notice'));
  // First on the page, so that keys and screen readers come by it first.
  const asking = isAsked && !hasNotice ? (await renderer.render(cookieNotice, 'notice:')).nodes : [];
  return { header: [...asking, ...header], main, footer, mobileBar, frameUses };
}

async function renderMain({ source, screen, locale, renderer }: AreasInput): Promise<ResolvedLayout[]> {
  const layouts =
    screen.cms === undefined ? [errorLayout(screen, source, locale)] : (await renderer.render(screen.cms, '', { isMain: true })).layouts;
  const hasNotice = screen.hasNotice && hasAlcoholNotice(source.parameters);
  const notice = hasNotice ? (await renderer.render(alcoholNotice, 'notice:')).layouts : [];
  // No layout of a document has an id below 0.
  return [...layouts, ...notice.map((layout) => ({ ...layout, id: -1 }))];
}

async function renderFrames({ source, route, path, renderer, isForAll, changesTold }: AreasInput): Promise<Omit<PageAreas, 'main'>> {
  const has = (slug: string) => unlessMissing(source.component(slug));
  const frame = (slug: string): Promise<Frame> => {
    const make = (watch?: PageWatch) => renderer.render(placing(slug), `${slug}:`, { watch });
    return isForAll ? keptFrame({ source, name: slug, path, changesTold }, make) : make();
  };
  const isCheckout = isCheckoutStep(route);
  const around = async (slug: 'header' | 'footer') => frame(isCheckout && (await has(`checkout-${slug}`)) ? `checkout-${slug}` : slug);
  const bar = async (): Promise<Frame> => (!isCheckout && (await has('mobile-bar')) ? frame('mobile-bar') : { nodes: [] });
  const frames = await Promise.all([around('header'), around('footer'), bar()]);
  const [header, footer, mobileBar] = frames;
  const frameUses = frames.some(({ uses }) => uses === null) ? null : frames.flatMap(({ uses }) => uses ?? []);
  return { header: header.nodes, footer: footer.nodes, mobileBar: mobileBar.nodes, frameUses };
}

const checkoutSteps: ReadonlySet<string> = new Set(['cart-address', 'cart-shipping', 'cart-payment']);

/** Returns whether a page is a step between cart and payment. It has no links but the one back. */
const isCheckoutStep = (route: Route | Failed): boolean => route.kind === 'screen' && checkoutSteps.has(route.component);

/** A document that places one shared component. */
const placing = (slug: string) => ({
  format: 1,
  layouts: [{ id: 1, name: slug, nodes: [{ id: slug, type: 'component', v: 1, props: { slug } }] }],
});

/** The error screen of a site that has no document for it. */
function errorLayout({ head }: Screen, { site }: Source, locale: string): ResolvedLayout {
  const lang = toLang(locale);
  return {
    id: 0,
    name: 'error',
    nodes: [{ id: 'error', html: renderToStaticMarkup(errorScreen(head.title, lang, localPath({ site, lang }, '/'))) }],
  };
}
