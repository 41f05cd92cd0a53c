import type { Steps } from '#domain/document/patch.ts';
import { isObject } from '#renderer/core/value.ts';
import type { CmsNode } from '#schemas/cms/document.ts';
import type { EditorBlock, FieldSchema } from '../blocks.ts';
import { kindOf } from '../form/field-kind.ts';
import { elementsOf } from './frame-page.ts';

/** A text of a node that is shown by one element of the page, and so can be written in place. */
export type InlineText = { node: string; element: HTMLElement; steps: Steps; isRich: boolean };

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The texts among a node's props, with their steps and whether they hold HTML. */
function textsOf(value: unknown, schema: FieldSchema | undefined, steps: Steps): { steps: Steps; text: string; isRich: boolean }[] {
  if (typeof value === 'string') {
    const kind = schema ? kindOf(schema) : 'text';
    if (kind === 'rich-text') return [{ steps, text: withoutTags(value), isRich: true }];
    return kind === 'text' || kind === 'area' ? [{ steps, text: value, isRich: false }] : [];
  }
  if (Array.isArray(value)) return value.flatMap((one, index) => textsOf(one, schema?.items, [...steps, index]));
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, one]) => textsOf(one, schema?.properties?.[key], [...steps, key]));
}

const withoutTags = (html: string): string => new DOMParser().parseFromString(html, 'text/html').body.textContent ?? '';

/** The text of a node that an element, or one around it, shows; null when it shows none of the node's own. */
export function inlineTextAt(page: Document, hit: Element, node: CmsNode, block: EditorBlock | undefined): InlineText | null {
  const texts = textsOf(node.props, block?.schema, []).filter(
    ({ steps }) => steps[0] === undefined || node.bind?.[String(steps[0])] === undefined,
  );
  const outermost = elementsOf(page, node.id);
  for (let element: Element | null = hit; element; element = element.parentElement) {
    const shown = plain(element.textContent ?? '');
    const fitting = texts.filter(({ text }) => shown !== '' && plain(text) === shown);
    if (fitting.length === 1 && fitting[0] && 'isContentEditable' in element) {
      const { steps, isRich } = fitting[0];
      // A rich text is the innermost element that holds all of it.
      return { node: node.id, element: element as HTMLElement, steps, isRich };
    }
    if (outermost.includes(element)) return null;
  }
  return null;
}

/** What a person wrote into an element, as the prop holds it. */
export const readInline = ({ element, isRich }: InlineText): string => (isRich ? cleanHtml(element) : plain(element.textContent ?? ''));

const kept = new Set('P H1 H2 H3 H4 H5 H6 STRONG B EM I U S A UL OL LI BR BLOCKQUOTE HR CODE PRE'.split(' '));

/** The HTML of an element without classes, styles, and elements that a browser puts around what one pastes. The server sanitises it as well. */
function cleanHtml(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const inner of [...copy.querySelectorAll('*')].reverse()) {
    if (!kept.has(inner.tagName)) {
      if (inner.tagName === 'DIV') {
        const paragraph = inner.ownerDocument.createElement('p');
        paragraph.append(...inner.childNodes);
        inner.replaceWith(paragraph);
      } else inner.replaceWith(...inner.childNodes);
      continue;
    }
    for (const { name } of [...inner.attributes]) if (!(inner.tagName === 'A' && name === 'href')) inner.removeAttribute(name);
  }
  return copy.innerHTML.trim();
}

type Handlers = { onInput: (text: string) => void; onEnd: () => void; onKey: (event: KeyboardEvent) => void };

/** Lets a person write in the page. Gives what ends it; Escape, Enter in a line and leaving the element end it too. */
export function startInline(text: InlineText, { onInput, onEnd, onKey }: Handlers): () => void {
  const { element, isRich } = text;
  const page = element.ownerDocument;
  let isOver = false;
  const end = () => {
    if (isOver) return;
    isOver = true;
    element.removeEventListener('input', input);
    element.removeEventListener('keydown', keydown);
    element.removeEventListener('blur', end);
    element.removeAttribute('contenteditable');
    onEnd();
  };
  const input = () => onInput(readInline(text));
  const keydown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' || (event.key === 'Enter' && !isRich)) {
      event.preventDefault();
      end();
      return;
    }
    onKey(event);
  };
  element.setAttribute('contenteditable', isRich ? 'true' : 'plaintext-only');
  element.addEventListener('input', input);
  element.addEventListener('keydown', keydown);
  element.addEventListener('blur', end);
  element.focus({ preventScroll: true });
  page.getSelection()?.selectAllChildren(element);
  if (isRich) page.getSelection()?.collapseToEnd();
  return end;
}
