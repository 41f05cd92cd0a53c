import { containerTags, richTextAttributes, richTextTags } from '#schemas/rich-text.ts';
import { blockTags, wrapLines } from './editor-form.ts';
import { isSafeAddress } from './kept-attributes.ts';
import { readWordLists } from './word-lists.ts';

/** Elements whose content is not text either. */
const leftOut = 'head, style, script, noscript, template, meta, link, title, iframe, object, input, select, button, textarea, svg';

/** Elements that say how a page is built, not what its text is. */
const boxes: ReadonlySet<string> = new Set([...containerTags, 'center']);

const blocks = [...blockTags].join(', ');
const titles = 'h1, h2, h3, h4, h5, h6';

const unwrap = (element: Element): void => element.replaceWith(...element.childNodes);

/** Returns whether an element shows nothing; Word and Google Docs fill empty ones with a no-break space. */
const isEmpty = (element: Element): boolean => !/\S/.test(element.textContent ?? '') && !element.querySelector('img, hr');

/**
 * Cleans a formatted text that was copied elsewhere: the lists of Word and Google Docs as lists, formats out of styles as elements, and
 * nothing of how it looked there. Counts the pictures that cannot come along, since they are not the site's.
 */
export function cleanPasted(html: string): { body: HTMLElement; pictures: number } {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  dropComments(body);
  for (const element of body.querySelectorAll(leftOut)) element.remove();
  readWordLists(body);
  readStyles(body);
  const pictures = dropForeignPictures(body);
  // The innermost first: what an element holds is decided then.
  for (const element of [...body.querySelectorAll('*')].reverse()) simplify(element);
  for (const element of body.querySelectorAll(`p, ${titles}`)) if (isEmpty(element)) element.remove();
  for (const list of body.querySelectorAll('ul, ol')) nestLists(list);
  for (const element of body.querySelectorAll('li, dt, dd, td, th')) dropOnlyParagraph(element);
  if (body.querySelector(blocks)) {
    for (const line of body.querySelectorAll(':scope > br')) if (isBetweenBlocks(line)) line.remove();
    wrapLines(body, () => undefined);
  }
  return { body, pictures };
}

function dropComments(body: HTMLElement): void {
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_COMMENT);
  const comments: Node[] = [];
  while (walker.nextNode()) comments.push(walker.currentNode);
  for (const comment of comments) comment.parentNode?.removeChild(comment);
}

/** Google Docs and Word's spans say with styles what elements say. Headings are bold by themselves, and links underlined. */
function readStyles(body: HTMLElement): void {
  for (const element of [...body.querySelectorAll<HTMLElement>('span, font, b, strong, i, em, p, u')].reverse()) {
    const { style, localName } = element;
    if (localName === 'p') {
      const title = /^Mso(?:Title|Heading(\d))$/.exec(element.className);
      if (title) rename(element, `h${title[1] ?? 1}`);
      continue;
    }
    const isPlain = style.fontWeight === 'normal' || style.fontWeight === '400';
    if (/^(?:b|strong)$/.test(localName) ? isPlain : /^(?:i|em)$/.test(localName) && style.fontStyle === 'normal') {
      unwrap(element);
      continue;
    }
    if (localName !== 'span' && localName !== 'font') continue;
    const lines = style.textDecorationLine || style.textDecoration;
    const isLink = element.closest('a') !== null || element.querySelector('a') !== null;
    const tags = [
      style.verticalAlign === 'super' && 'sup',
      style.verticalAlign === 'sub' && 'sub',
      lines.includes('line-through') && 's',
      lines.includes('underline') && !isLink && 'u',
      style.fontStyle === 'italic' && 'em',
      (style.fontWeight === 'bold' || Number(style.fontWeight) >= 600) && !element.closest(titles) && 'strong',
    ];
    for (const tag of tags) {
      if (!tag || isEmpty(element)) continue;
      const format = body.ownerDocument.createElement(tag);
      format.append(...element.childNodes);
      element.append(format);
    }
  }
}

function rename(element: Element, tag: string): void {
  const named = element.ownerDocument.createElement(tag);
  named.append(...element.childNodes);
  element.replaceWith(named);
}

const dropForeignPictures = (body: HTMLElement): number => {
  const foreign = [...body.querySelectorAll('img')].filter((picture) => !/^\/(?![/\\])/.test(picture.getAttribute('src') ?? ''));
  for (const picture of foreign) picture.remove();
  return foreign.length;
};

/** Leaves of an element what a text may hold; ids stay with what they were copied from. */
function simplify(element: Element): void {
  const tag = element.localName;
  if (boxes.has(tag) && !element.querySelector(blocks)) rename(element, 'p');
  else if (tag === 'colgroup' || tag === 'col') element.remove();
  else if (boxes.has(tag) || tag === 'span' || !richTextTags.includes(tag)) unwrap(element);
  else simplifyAttributes(element, tag);
}

function simplifyAttributes(element: Element, tag: string): void {
  const names = richTextAttributes[tag] ?? [];
  for (const { name, value } of [...element.attributes]) {
    const isKept = names.includes(name) && name !== 'target' && name !== 'rel' && !(name.endsWith('span') && value === '1');
    if (!isKept) element.removeAttribute(name);
  }
  if (tag !== 'a') return;
  const href = element.getAttribute('href') ?? '#';
  // Places within the document that it was copied from are not in this one.
  if (href.startsWith('#') || !isSafeAddress(href)) unwrap(element);
}

/** A list that stands directly in a list, as Google Docs writes it, belongs to the item before it. */
function nestLists(list: Element): void {
  for (const child of [...list.children]) {
    if (child.localName !== 'ul' && child.localName !== 'ol') continue;
    const item = child.previousElementSibling ?? list.insertBefore(list.ownerDocument.createElement('li'), child);
    item.append(child);
  }
}

const isBlock = (node: Node | null): boolean => node instanceof Element && node.matches(blocks);

/** Returns whether a line break is beside a block or an end, where it has no effect. */
function isBetweenBlocks({ previousSibling: before, nextSibling: after }: Element): boolean {
  return !before || !after || isBlock(before) || isBlock(after);
}

/** The only paragraph of an item or a cell says nothing, nor does a line break at its end. */
function dropOnlyParagraph(element: Element): void {
  const others = [...element.childNodes].filter((node) => node.nodeType === Node.ELEMENT_NODE || /\S/.test(node.textContent ?? ''));
  const [first, ...rest] = others;
  if (
    first instanceof Element &&
    first.localName === 'p' &&
    rest.every((node) => node instanceof Element && /^[ou]l$/.test(node.localName))
  )
    unwrap(first);
  if (element.lastChild instanceof Element && element.lastChild.localName === 'br') element.lastChild.remove();
}
