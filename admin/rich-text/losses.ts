import { EditorState } from '@tiptap/pm/state';
import { fixTables } from '@tiptap/pm/tables';
import { inlineTags } from '#schemas/rich-text.ts';
import { parseRichText, serialiseRichText } from './schema.ts';

const inLine: ReadonlySet<string> = new Set([...inlineTags, 'img']);

/**
 * An element's content in one spelling: attributes in order, and no white space that a page does not show. Two texts that look and mean
 * the same have the same.
 */
export function canonicalHtml(root: Element): string {
  const parts: string[] = [];
  /** The text that the next one follows in the same line: white space at its end or at the line's is not shown. */
  let last = -1;
  let isAfterSpace = true;
  const breakLine = () => {
    if (last >= 0) parts[last] = (parts[last] ?? '').replace(/ $/, '');
    last = -1;
    isAfterSpace = true;
  };
  const write = (node: Node, isPre: boolean): void => {
    if (node.nodeType === Node.TEXT_NODE) {
      const text = node.textContent ?? '';
      if (isPre) {
        parts.push(escapeHtml(text));
        return;
      }
      const shown = text.replace(/[ \t\r\n\f]+/g, ' ');
      const rest = isAfterSpace ? shown.replace(/^ /, '') : shown;
      if (rest === '') return;
      last = parts.push(escapeHtml(rest)) - 1;
      isAfterSpace = rest.endsWith(' ');
    }
    if (!(node instanceof Element)) return;
    const tag = node.localName;
    const attributes = [...node.attributes].map(({ name, value }) => ` ${name}="${escapeHtml(value)}"`).sort();
    if (!inLine.has(tag)) breakLine();
    parts.push(`<${tag}${attributes.join('')}>`);
    for (const child of node.childNodes) write(child, isPre || tag === 'pre');
    if (tag === 'img') {
      isAfterSpace = false;
      last = -1;
    } else if (!inLine.has(tag)) breakLine();
    parts.push(`</${tag}>`);
  };
  for (const child of root.childNodes) write(child, false);
  breakLine();
  return parts.join('');
}

const escapeHtml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const bodyOf = (html: string): HTMLElement => new DOMParser().parseFromString(html, 'text/html').body;

/** Counts each element, and each of its attributes with its value. */
function countParts(body: Element): Map<string, number> {
  const counts = new Map<string, number>();
  const count = (part: string) => counts.set(part, (counts.get(part) ?? 0) + 1);
  for (const element of body.querySelectorAll('*')) {
    count(`<${element.localName}>`);
    for (const { name, value } of element.attributes) count(`${name}="${value}"`);
  }
  return counts;
}

/**
 * Lists what the editor would lose of a text: elements (`<iframe>`) and attributes (`style="…"`). Empty if it keeps all of it, so that only
 * typed changes occur. In a browser only.
 */
export function lossesOf(html: string): string[] {
  if (html.trim() === '') return [];
  const doc = parseRichText(html);
  const before = bodyOf(html);
  const after = bodyOf(serialiseRichText(doc) || '<p></p>');
  // A table whose rows differ in length is filled up as soon as it is written in.
  const isWhole = !fixTables(EditorState.create({ doc }));
  if (isWhole && canonicalHtml(before) === canonicalHtml(after)) return [];
  const kept = countParts(after);
  const lost = [...countParts(before)].filter(([part, count]) => count > (kept.get(part) ?? 0)).map(([part]) => shorten(part));
  if (lost.length > 0) return [...new Set(lost)];
  const moved = [...before.children].find((child, at) => after.children[at]?.outerHTML !== child.outerHTML);
  return [`<${moved?.localName ?? 'table'}>`];
}

const shorten = (part: string): string => (part.length > 40 ? `${part.slice(0, 38)}…` : part);
