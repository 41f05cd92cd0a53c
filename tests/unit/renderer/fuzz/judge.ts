import { type DefaultTreeAdapterMap, parseFragment } from 'parse5';

type Node = DefaultTreeAdapterMap['node'];

/** Attributes whose value is followed, loaded or sent to. */
const addresses = new Set(['href', 'src', 'action', 'formaction', 'xlink:href', 'data', 'poster', 'srcset', 'background', 'ping', 'cite']);
/** As a browser reads it: control characters and spaces within a scheme do not count. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: those are what is looked for
const withoutGaps = (address: string) => address.replace(/[\u0000-\u0020]/g, '').toLowerCase();
const runs = /^(javascript|vbscript|data:(?!image\/(png|jpeg|gif|webp|avif|svg\+xml)))/;
/** Elements that run or embed what they hold. */
const forbidden = new Set(['script', 'iframe', 'object', 'embed', 'base', 'meta', 'link', 'frame', 'applet']);

/** Lists what a browser would run of this HTML: scripts, handlers, addresses that are code. */
export function scriptsIn(html: string): string[] {
  const found: string[] = [];
  const look = (node: Node): void => {
    if ('tagName' in node && forbidden.has(node.tagName) && !isData(node)) found.push(`<${node.tagName}>`);
    for (const { name, value } of 'attrs' in node ? node.attrs : []) {
      if (/^on/i.test(name) || name === 'srcdoc') found.push(`${name}="${value.slice(0, 80)}"`);
      else if (addresses.has(name) && runs.test(withoutGaps(value))) found.push(`${name}="${value.slice(0, 80)}"`);
    }
    if ('content' in node) look(node.content);
    if ('childNodes' in node) node.childNodes.forEach(look);
  };
  look(parseFragment(html));
  return found;
}

/** Structured data for search engines: a script element that no browser runs, and whose text is whole. */
function isData({ attrs, childNodes }: DefaultTreeAdapterMap['element']): boolean {
  if (attrs.find(({ name }) => name === 'type')?.value !== 'application/ld+json') return false;
  try {
    JSON.parse(childNodes.map((child) => ('value' in child ? child.value : '')).join(''));
    return true;
  } catch {
    return false;
  }
}
