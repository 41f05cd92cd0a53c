import type { CmsDocument } from '#schemas/cms/document.ts';

/**
 * Functions to read and change the page in the editor's frame. No script runs in it: it is HTML, and everything is changed from outside.
 * Elements carry the ids of their nodes in `data-node`, several separated by spaces, the outermost first.
 */

/** The address of a page in a frame of the editor: the draft in place of what is published, with the ids of its nodes. */
export function addressOf(path: string, preview: string): string {
  const url = new URL(path, 'http://local');
  url.searchParams.set('preview', preview);
  url.searchParams.set('edit', '1');
  return url.pathname + url.search;
}

/** A rectangle in px of the frame's window. */
export type Box = { top: number; left: number; width: number; height: number };

/** The elements of a node; of a placed component, those of what it holds. */
export const elementsOf = (page: Document, id: string): readonly Element[] => elementsById(page).get(id) ?? [];

const idsOf = (element: Element): string[] => (element.getAttribute('data-node') ?? '').split(' ').filter(Boolean);

type ElementsById = ReadonlyMap<string, readonly Element[]>;
const indexes = new WeakMap<Document, { watcher: MutationObserver; elements: ElementsById | null }>();

/** The elements of all nodes: gathered once, until elements come or go. A drag asks for those of many nodes in each frame of the screen. */
function elementsById(page: Document): ElementsById {
  const index = indexes.get(page) ?? watched(page);
  // Reads the changes that the observer has not reported yet.
  if (index.watcher.takeRecords().length > 0) index.elements = null;
  index.elements ??= gathered(page);
  return index.elements;
}

function watched(page: Document) {
  const watcher = new MutationObserver(() => {
    index.elements = null;
  });
  const index = { watcher, elements: null as ElementsById | null };
  watcher.observe(page, { childList: true, subtree: true });
  indexes.set(page, index);
  return index;
}

function gathered(page: Document): ElementsById {
  const elements = new Map<string, Element[]>();
  for (const element of page.querySelectorAll('[data-node]'))
    for (const id of idsOf(element)) {
      const known = elements.get(id);
      if (known) known.push(element);
      else elements.set(id, [element]);
    }
  return elements;
}

/** The box around all elements of a node; null when nothing of it is shown. */
export function boxOf(page: Document, id: string): Box | null {
  return union(elementsOf(page, id).flatMap(visibleBoxes));
}

/** The box of a layout. */
export function layoutBox(page: Document, id: number): Box | null {
  const element = layoutElement(page, id);
  return element ? union(visibleBoxes(element)) : null;
}

/** An element without a box of its own (`display: contents`) has those of its children. */
function visibleBoxes(element: Element): Box[] {
  const { top, left, width, height } = element.getBoundingClientRect();
  if (width > 0 && height > 0) return [{ top, left, width, height }];
  return [...element.children].flatMap(visibleBoxes);
}

function union(boxes: readonly Box[]): Box | null {
  const [first] = boxes;
  if (!first) return null;
  const top = Math.min(...boxes.map((box) => box.top));
  const left = Math.min(...boxes.map((box) => box.left));
  const right = Math.max(...boxes.map((box) => box.left + box.width));
  const bottom = Math.max(...boxes.map((box) => box.top + box.height));
  return { top, left, width: right - left, height: bottom - top };
}

/** The element that holds a layout of the edited document. */
export function layoutElement(page: Document, id: number): Element | null {
  const own = page.querySelector(`[data-document][data-layout="${id}"]`);
  return own ?? page.querySelector(`main [data-layout="${id}"]`) ?? page.querySelector(`[data-layout="${id}"]`);
}

/** The innermost node of the document at a point of the frame's window, with the element there. */
export function nodeAt(page: Document, x: number, y: number, isKnown: (id: string) => boolean): { id: string; element: Element } | null {
  const hit = page.elementFromPoint(x, y);
  if (!hit?.closest('[data-layout]')) return null;
  for (let element: Element | null = hit; element; element = element.parentElement) {
    const id = idsOf(element).findLast(isKnown);
    if (id !== undefined) return { id, element: hit };
  }
  return null;
}

/** The layout at a point of the frame's window. */
export function layoutAt(page: Document, x: number, y: number): number | null {
  const name = page.elementFromPoint(x, y)?.closest('[data-layout]')?.getAttribute('data-layout');
  return name === null || name === undefined ? null : Number(name);
}

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();

/**
 * The element inside a node that shows a text and nothing else: where it can be edited in place, and where a new text is put before the
 * server has rendered it. Null when the text stands nowhere or in several places.
 */
export function elementWithText(page: Document, id: string, text: string): HTMLElement | null {
  const wanted = plain(text);
  if (wanted === '') return null;
  const found = elementsOf(page, id)
    .flatMap((element) => [element, ...element.querySelectorAll('*')])
    .filter(
      (element) =>
        plain(element.textContent ?? '') === wanted && ![...element.children].some((child) => plain(child.textContent ?? '') === wanted),
    );
  const [only] = found;
  return found.length === 1 && only && 'style' in only ? (only as HTMLElement) : null;
}

/** Shows a text at once where another stood; false where the server has to render it. */
export function showText(page: Document, id: string, before: string, after: string): boolean {
  const element = elementWithText(page, id, before);
  if (!element || element.isContentEditable) return Boolean(element);
  // One text node keeps what stands beside it, an icon for one.
  const texts = [...element.childNodes].filter((child) => child.nodeType === 3 && plain(child.textContent ?? '') !== '');
  if (texts.length !== 1 || !texts[0] || plain(after) === '') return false;
  texts[0].textContent = after;
  return true;
}

/** Puts the HTML of a layout in place of what stands there; styles it needs are added once. */
export function swapLayout(page: Document, id: number, html: string, styles: string): void {
  addStyles(page, styles);
  const element = layoutElement(page, id);
  if (element) element.innerHTML = html;
}

const added = new WeakMap<Document, Set<string>>();

function addStyles(page: Document, styles: string): void {
  const known = added.get(page) ?? new Set();
  added.set(page, known);
  if (styles === '' || known.has(styles)) return;
  known.add(styles);
  const element = page.createElement('style');
  element.textContent = styles;
  page.head.append(element);
}

/** Brings the elements of the layouts into the document's order; those that are gone go, new ones are empty until they are rendered. */
export function arrangeLayouts(page: Document, document: CmsDocument, name: string): void {
  const present = [...page.querySelectorAll('[data-layout]')].filter((element) => isOfDocument(element, name));
  const holder = present[0]?.parentElement ?? page.querySelector('main');
  if (!holder) return;
  const ids = new Set(document.layouts.map(({ id }) => String(id)));
  const anchor = page.createComment('');
  if (present[0]) present[0].before(anchor);
  else holder.prepend(anchor);
  for (const element of present) if (!ids.has(element.getAttribute('data-layout') ?? '')) element.remove();
  for (const { id } of document.layouts) {
    const element = present.find((one) => one.getAttribute('data-layout') === String(id)) ?? newLayout(page, id, name);
    anchor.before(element);
  }
  anchor.remove();
}

const isOfDocument = (element: Element, name: string): boolean => {
  const own = element.getAttribute('data-document');
  return own === null ? name.startsWith('page-') : own === name;
};

function newLayout(page: Document, id: number, name: string): Element {
  const element = page.createElement('div');
  element.setAttribute('data-layout', String(id));
  if (!name.startsWith('page-')) element.setAttribute('data-document', name);
  return element;
}

/** Returns whether the frame contains a page of the site in edit mode. */
export const isEditable = (page: Document | null): page is Document =>
  Boolean(page?.querySelector('[data-layout]') ?? page?.querySelector('main'));
