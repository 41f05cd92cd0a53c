import type { Steps } from '#domain/document/patch.ts';
import { isObject } from '#renderer/core/value.ts';
import type { CmsNode } from '#schemas/cms/document.ts';
import { kindOf } from '../../form/field-kind.ts';
import type { FieldSchema } from '../../form/field-schema.ts';
import type { EditorBlock } from '../blocks.ts';
import { elementsOf } from './frame-page.ts';

/** A text of a node that is shown by one element of the page, and so can be written in place; `html` of a formatted one, as it is stored. */
export type InlineText = { node: string; element: HTMLElement; steps: Steps; html?: string };

type NodeText = { steps: Steps; text: string; html?: string };

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The texts among a node's props, with their steps. */
function textsOf(value: unknown, schema: FieldSchema | undefined, steps: Steps): NodeText[] {
  if (typeof value === 'string') {
    const kind = schema ? kindOf(schema) : 'text';
    if (kind === 'rich-text') return [{ steps, text: bodyOf(value).textContent ?? '', html: value }];
    return kind === 'text' || kind === 'textarea' ? [{ steps, text: value }] : [];
  }
  if (Array.isArray(value)) return value.flatMap((one, index) => textsOf(one, schema?.items, [...steps, index]));
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, one]) => textsOf(one, schema?.properties?.[key], [...steps, key]));
}

const bodyOf = (html: string): HTMLElement => new DOMParser().parseFromString(html, 'text/html').body;

/** The text of a node that an element, or one around it, shows; null when it shows none of the node's own. */
export function inlineTextAt(page: Document, hit: Element, node: CmsNode, block: EditorBlock | undefined): InlineText | null {
  const texts = textsOf(node.props, block?.schema, []).filter(
    ({ steps }) => steps[0] === undefined || node.bind?.[String(steps[0])] === undefined,
  );
  const outermost = elementsOf(page, node.id);
  for (let element: Element | null = hit; element; element = element.parentElement) {
    const shown = plain(element.textContent ?? '');
    const fitting = texts.filter(({ text }) => shown !== '' && plain(text) === shown);
    const [only] = fitting;
    if (fitting.length === 1 && only && 'isContentEditable' in element) {
      const { steps, html } = only;
      if (html === undefined) return { node: node.id, element: element as HTMLElement, steps };
      return { node: node.id, element: holderOf(element as HTMLElement, html, outermost), steps, html };
    }
    if (outermost.includes(element)) return null;
  }
  return null;
}

/** The elements within an element; the page shows a title of the first level as one of the second. */
const tagsIn = (element: Element): string =>
  [...element.querySelectorAll('*')].map(({ localName }) => (localName === 'h1' ? 'h2' : localName)).join();

/**
 * Of the elements that show a formatted text and nothing else, the one that holds its elements and is none of them. Where the page
 * shows it otherwise than it is stored, the outermost.
 */
function holderOf(innermost: HTMLElement, html: string, outermost: readonly Element[]): HTMLElement {
  const shown = plain(innermost.textContent ?? '');
  const stored = tagsIn(bodyOf(html));
  let holder = innermost;
  while (tagsIn(holder) !== stored && !outermost.includes(holder)) {
    const around = holder.parentElement;
    if (!around || plain(around.textContent ?? '') !== shown) break;
    holder = around;
  }
  return holder;
}

type Handlers = { onInput: (text: string) => void; onEnd: () => void; onKey: (event: KeyboardEvent) => void };

/** Starts the editing of a plain text in the page. Returns the function that ends it; Escape, Enter and leaving the element end it too. */
export function startInline({ element }: InlineText, { onInput, onEnd, onKey }: Handlers): () => void {
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
  const input = () => onInput(plain(element.textContent ?? ''));
  const keydown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' || event.key === 'Enter') {
      event.preventDefault();
      end();
      return;
    }
    onKey(event);
  };
  element.setAttribute('contenteditable', 'plaintext-only');
  element.addEventListener('input', input);
  element.addEventListener('keydown', keydown);
  element.addEventListener('blur', end);
  element.focus({ preventScroll: true });
  page.getSelection()?.selectAllChildren(element);
  return end;
}
