import { createHash } from 'node:crypto';
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;
type Parent = DefaultTreeAdapterTypes.ParentNode;

/** HTML that is nested deeper than any page. */
export class TooDeepError extends Error {
  override name = 'TooDeepError';
}
const maxDepth = 400;

/** Elements that stand in a line of text; around any other, white space shows nothing. */
const inline = new Set(
  'a,abbr,b,bdi,bdo,br,button,cite,code,data,del,dfn,em,i,img,input,ins,kbd,label,mark,meter,output,picture,progress,q,s,samp,select,small,span,strong,sub,sup,svg,textarea,time,u,var'.split(
    ',',
  ),
);
const preformatted = new Set(['pre', 'textarea', 'script', 'style']);
/** Ids as React makes them (`_r_1_`, `:r1:`, `«r1»`), and random ones: they differ from one rendering to the next. */
const generatedId = /(?:_R?r?_[0-9a-z]+_|[:«][rR][0-9a-zA-Z]+[:»]|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})/g;
/** Attributes that hold ids. */
const idAttributes = new Set(
  'id,for,name,list,form,headers,href,xlink:href,popovertarget,commandfor,clip-path,mask,fill,filter'.split(','),
);

/** SHA-256, hexadecimal, of the canonical form of a section's HTML. Throws TooDeepError. */
export const hashHtml = (html: string): string => createHash('sha256').update(canonicalHtml(html)).digest('hex');

/**
 * The form of HTML in which two renderings that look alike are the same text: attributes and classes sorted; comments, nonces,
 * generated ids, white space between blocks and what the page editor finds nodes by left out. Text, structure, styles, classes and
 * addresses of pictures stay. Throws TooDeepError.
 */
export function canonicalHtml(html: string): string {
  return write(parseFragment(html), 0, false);
}

function write(parent: Parent, depth: number, isPre: boolean): string {
  if (depth > maxDepth) throw new TooDeepError();
  const nodes = joinTexts(parent.childNodes);
  return nodes
    .map((node, at) => {
      if (typeof node === 'string') return isPre ? escaped(node) : escaped(visibleText(node, nodes[at - 1], nodes[at + 1], parent));
      return writeElement(node, depth, isPre);
    })
    .join('');
}

/** Comments and what is no content go; the texts around them are one. */
function joinTexts(nodes: readonly Node[]): (Element | string)[] {
  const joined: (Element | string)[] = [];
  for (const node of nodes) {
    if ('tagName' in node) joined.push(node);
    else if (node.nodeName === '#text' && 'value' in node) {
      const last = joined.at(-1);
      if (typeof last === 'string') joined[joined.length - 1] = last + node.value;
      else joined.push(node.value);
    }
  }
  return joined;
}

/** White space as a browser shows it: one space in a line, none at the edge of a block. */
function visibleText(text: string, before: Element | string | undefined, after: Element | string | undefined, parent: Parent): string {
  const isBlock = (node: Element | string | undefined) => typeof node !== 'string' && !inline.has(node ? node.tagName : tagOf(parent));
  let shown = text.replace(/[ \t\n\f\r]+/g, ' ');
  if (isBlock(before)) shown = shown.replace(/^ /, '');
  if (isBlock(after)) shown = shown.replace(/ $/, '');
  return shown;
}

const tagOf = (parent: Parent): string => ('tagName' in parent ? parent.tagName : '#fragment');

function writeElement(element: Element, depth: number, isPre: boolean): string {
  const { tagName } = element;
  const inner = tagName === 'template' && 'content' in element ? (element.content as Parent) : element;
  const attributes = element.attrs
    .flatMap(({ name, value }) => (name === 'nonce' || name === 'data-node' ? [] : [` ${name}="${escaped(attributeValue(name, value))}"`]))
    .sort()
    .join('');
  return `<${tagName}${attributes}>${write(inner, depth + 1, isPre || preformatted.has(tagName))}</${tagName}>`;
}

function attributeValue(name: string, value: string): string {
  if (name === 'class') return [...new Set(value.split(/\s+/).filter(Boolean))].sort().join(' ');
  if (idAttributes.has(name) || name.startsWith('aria-')) return value.replace(generatedId, '');
  return value;
}

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
