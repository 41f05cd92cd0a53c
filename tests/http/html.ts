import { type DefaultTreeAdapterTypes, parse, defaultTreeAdapter as tree } from 'parse5';
import { get } from './request.ts';

type Node = DefaultTreeAdapterTypes.Node;
export type Element = DefaultTreeAdapterTypes.Element;

const childrenOf = (node: Node): Node[] => ('childNodes' in node ? node.childNodes : []);

/** Parses a document as a browser without JavaScript does: what stands in `<noscript>` are elements. */
export const parseHtml = (html: string): Node => parse(html, { scriptingEnabled: false });

/** Every element below a node that passes, in the order of the document. */
export const findAll = (node: Node, passes: (element: Element) => boolean): Element[] =>
  childrenOf(node).flatMap((child) => [...(tree.isElementNode(child) && passes(child) ? [child] : []), ...findAll(child, passes)]);

/** The first element below a node that passes. Throws when there is none. */
export function requireElement(node: Node, what: string, passes: (element: Element) => boolean): Element {
  const [first] = findAll(node, passes);
  if (!first) throw new Error(`The page has no ${what}.`);
  return first;
}

export const attribute = (element: Element, name: string): string | undefined =>
  element.attrs.find((one) => one.name === name.toLowerCase())?.value;

/** Returns the text below a node, with each run of spaces as one. */
export const textOf = (node: Node): string => rawText(node).replace(/\s+/g, ' ').trim();

const rawText = (node: Node): string =>
  tree.isTextNode(node) ? node.value : tree.isElementNode(node) && isUnseen(node) ? '' : childrenOf(node).map(rawText).join('');

const isUnseen = ({ tagName }: Element): boolean => ['script', 'style', 'template'].includes(tagName);

/** Passes elements of a name. */
export const named =
  (...names: string[]) =>
  ({ tagName }: Element): boolean =>
    names.includes(tagName);

/** Passes the links whose name, said or written, is one of these. */
export const linked =
  (...names: string[]) =>
  (element: Element): boolean =>
    element.tagName === 'a' && names.includes(attribute(element, 'aria-label') ?? textOf(element));

export const mainOf = (document: Node): Element => requireElement(document, '<main>', named('main'));

/** The structured data of a page. */
export const structuredData = (document: Node): unknown => {
  const script = requireElement(document, 'structured data', (one) => attribute(one, 'type') === 'application/ld+json');
  return JSON.parse(
    childrenOf(script)
      .map((child) => (tree.isTextNode(child) ? child.value : ''))
      .join(''),
  );
};

export type Read = { answer: Response; html: string; document: Node };

/** Loads a page and parses it. */
export async function readPage(path: string, init: RequestInit = {}): Promise<Read> {
  const answer = await get(path, init);
  const html = await answer.text();
  return { answer, html, document: parseHtml(html) };
}
