/** The ids of the `<style>` elements of a page that hold the theme and the owner's CSS. */
const themeStyle = 'site-theme';
const globalStyle = 'site-global';

export type Sheets = { theme: string; global: string };

/** Puts the sheets into a page of the preview; nothing is touched where they are there already. */
export function applyStyles(page: Document, sheets: Sheets | null): void {
  if (!sheets) return;
  const { theme, global } = sheets;
  for (const [id, css] of [[themeStyle, theme] as const, [globalStyle, global] as const]) {
    const element = page.getElementById(id);
    if (element && element.textContent !== css) element.textContent = css;
  }
}

/** Returns whether the frame contains a page of the site, and not the browser's own error page. */
export const holdsPage = (frame: HTMLIFrameElement): boolean => Boolean(frame.contentDocument?.getElementById(themeStyle));

export type Tending = {
  /** Null while they are not known: the page stays as the server made it. */
  sheets: () => Sheets | null;
  draft: () => string;
  /** The page changed without being loaded anew. */
  onMove: () => void;
  onKey: (event: KeyboardEvent) => void;
};

/**
 * Looks after a page of the preview until it is left: links stay in the preview, those to other sites open beside it, and the
 * sheets that a soft navigation brings along are replaced by the unsaved ones at once.
 */
export function syncPreviewFrame(frame: HTMLIFrameElement, { sheets, draft, onMove, onKey }: Tending): void {
  const page = frame.contentDocument;
  const view = frame.contentWindow;
  if (!page || !view) return;
  applyStyles(page, sheets());
  let address = view.location.href;
  new MutationObserver(() => {
    applyStyles(page, sheets());
    if (view.location.href === address) return;
    address = view.location.href;
    onMove();
  }).observe(page.head, { childList: true, subtree: true, characterData: true });
  page.addEventListener('click', (event) => keepInside(event, draft()), true);
  page.addEventListener('submit', (event) => carryDraft(event, draft()), true);
  view.addEventListener('keydown', onKey);
}

const isOfSite = (url: URL | HTMLAnchorElement) => url.origin === location.origin && !/^\/(api|media|admin)(\/|$)/.test(url.pathname);

/** Elements of another document are of another `Element`: asked by what they can do. */
const closestLink = (target: EventTarget | null): HTMLAnchorElement | null =>
  target && 'closest' in target ? (target as Element).closest<HTMLAnchorElement>('a[href]') : null;

function keepInside(event: Event, draft: string): void {
  const link = closestLink(event.target);
  if (!link || !/^https?:$/.test(link.protocol)) return;
  if (isOfSite(link)) link.href = previewAddress(link.pathname + link.search + link.hash, draft);
  else {
    link.target = '_blank';
    link.rel = 'noopener';
  }
}

function carryDraft(event: Event, draft: string): void {
  const form = event.target as HTMLFormElement;
  if (form.method !== 'get' || !isOfSite(new URL(form.action)) || form.elements.namedItem('preview')) return;
  const field = form.ownerDocument.createElement('input');
  field.type = 'hidden';
  field.name = 'preview';
  field.value = draft;
  form.append(field);
}

/** An address of the site as the preview opens it. */
export function previewAddress(address: string, draft: string): string {
  const url = new URL(address, 'http://local');
  url.searchParams.set('preview', draft);
  return url.pathname + url.search + url.hash;
}

/** A page's own address: without what the preview adds. */
export function pageAddress({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  const query = new URLSearchParams(search);
  query.delete('preview');
  return query.size > 0 ? `${pathname}?${query}` : pathname;
}
