import { SaxesParser, type SaxesTagNS } from 'saxes';
import { countDrawn } from './count-drawn.ts';
import { isSafeValue, sanitiseDeclarations, sanitiseStyleSheet } from './sanitise-css.ts';

const shapes = ['circle', 'ellipse', 'line', 'path', 'polygon', 'polyline', 'rect', 'text', 'tspan', 'textPath', 'use', 'image'];
const groups = ['svg', 'g', 'defs', 'symbol', 'marker', 'mask', 'pattern', 'clipPath', 'title', 'desc', 'style'];
const paints = ['linearGradient', 'radialGradient', 'stop'];
const filters = [
  ...['Blend', 'ColorMatrix', 'ComponentTransfer', 'Composite', 'ConvolveMatrix', 'DiffuseLighting', 'DisplacementMap', 'DistantLight'],
  ...['DropShadow', 'Flood', 'FuncA', 'FuncB', 'FuncG', 'FuncR', 'GaussianBlur', 'Merge', 'MergeNode', 'Morphology', 'Offset'],
  ...['PointLight', 'SpecularLighting', 'SpotLight', 'Tile', 'Turbulence'],
].map((name) => `fe${name}`);
const elements = new Set([...shapes, ...groups, ...paints, 'filter', ...filters]);
/** Elements whose text is shown or read. */
const texts = new Set(['text', 'tspan', 'textPath', 'title', 'desc']);

const svgNamespace = 'http://www.w3.org/2000/svg';
const xlinkNamespace = 'http://www.w3.org/1999/xlink';
const xmlNamespace = 'http://www.w3.org/XML/1998/namespace';

/** A drawing that is no well-formed SVG. Browsers would not show it either. */
export class UnreadableSvgError extends Error {
  override name = 'UnreadableSvgError';
}

/** A drawing that shows more than a drawing may. */
export class HeavySvgError extends UnreadableSvgError {
  override name = 'HeavySvgError';
}

/**
 * Writes of an SVG what draws: known elements of its namespace, no scripts, no event handlers, styles that load nothing, and links only
 * to parts of the file itself or to embedded bitmaps. It is read strictly as XML, and written anew from what was understood, so
 * that no program reads anything else in it. Throws UnreadableSvgError, HeavySvgError where it shows too much.
 */
export function sanitiseSvg(source: string): string {
  const parser = new SaxesParser({ xmlns: true, additionalNamespaces: { xlink: xlinkNamespace } });
  // An editor's document type names entities of its own, which are not read: they stand for nothing.
  parser.ENTITIES = new Proxy(parser.ENTITIES, { get: (known, name: string) => known[name] ?? '' });
  let written = '';
  /** Open elements: the name of one that is kept, or null for one that is removed, with everything inside it. */
  const open: (string | null)[] = [];
  let style: string | undefined;
  const drawn = countDrawn();
  parser.on('opentag', (tag) => {
    const parent = open.at(-1);
    const isKept = open.length === 0 ? isRoot(tag) : parent !== null && parent !== 'style' && isDrawing(tag);
    if (open.length === 0 && !isKept) throw new UnreadableSvgError('The outermost element is not <svg>');
    open.push(isKept ? tag.local : null);
    if (!isKept) return;
    drawn.open({ id: tag.attributes.id?.value, repeats: tag.local === 'use' ? linkedPart(tag) : undefined });
    if (tag.local === 'style') style = '';
    else written += `<${tag.local}${open.length === 1 ? ` xmlns="${svgNamespace}"` : ''}${attributesOf(tag)}>`;
  });
  const onText = (text: string) => {
    const parent = open.at(-1);
    if (parent === 'style') style += text;
    else if (parent && texts.has(parent)) written += escaped(text);
  };
  parser.on('text', onText);
  parser.on('cdata', onText);
  parser.on('closetag', () => {
    const name = open.pop();
    if (name) drawn.close();
    if (name === 'style') {
      const css = sanitiseStyleSheet(style ?? '');
      style = undefined;
      if (css !== '') written += `<style>${escaped(css)}</style>`;
    } else if (name) written += `</${name}>`;
  });
  parser.on('error', (error) => {
    throw new UnreadableSvgError(error.message);
  });
  parser.write(source).close();
  if (drawn.isTooMuch()) throw new HeavySvgError('It shows too many elements');
  return written;
}

/** The outermost element; drawings that are made to stand in HTML do not name their namespace. */
const isRoot = ({ local, uri }: SaxesTagNS): boolean => local === 'svg' && (uri === svgNamespace || uri === '');

const isDrawing = ({ local, uri }: SaxesTagNS): boolean => elements.has(local) && (uri === svgNamespace || uri === '');

function attributesOf(tag: SaxesTagNS): string {
  let written = '';
  for (const { local, uri, value } of Object.values(tag.attributes)) {
    const isXlink = uri === xlinkNamespace;
    if (isXlink ? local !== 'href' : uri === xmlNamespace ? local !== 'space' && local !== 'lang' : uri !== '') continue;
    const safe = local === 'href' ? safeLink(value) : safeAttribute(local, value);
    if (safe === undefined) continue;
    // A link of XLink means the same as one without, which every program knows by now.
    if (isXlink && Object.values(tag.attributes).some((other) => other.uri === '' && other.local === 'href')) continue;
    written += ` ${uri === xmlNamespace ? 'xml:' : ''}${local}="${escaped(safe).replaceAll('"', '&quot;')}"`;
  }
  return written;
}

/** The name of the part of the drawing that an element links to. */
function linkedPart(tag: SaxesTagNS): string | undefined {
  const link = tag.attributes.href ?? Object.values(tag.attributes).find(({ local, uri }) => local === 'href' && uri === xlinkNamespace);
  return link?.value.startsWith('#') ? link.value.slice(1) : undefined;
}

const safeLink = (value: string): string | undefined => (/^(#|data:image\/(png|jpeg|webp);base64,)/.test(value) ? value : undefined);

/** Names, and words for people: never read as anything else. */
const wordAttributes = new Set(['id', 'class', 'lang', 'role']);
/** Addresses to load from, or what is of moving pictures, which are not kept. */
const refused = /^(on.*|src|base|begin|end|from|to|by|values|attributename)$/i;

function safeAttribute(name: string, value: string): string | undefined {
  if (!/^[a-z][\w-]*$/i.test(name)) return undefined;
  // `values` says what a matrix of colours is made of too: numbers.
  if (refused.test(name)) return name === 'values' && /^[\d\s.,eE+-]*$/.test(value) ? value : undefined;
  if (name === 'style') return sanitiseDeclarations(value) || undefined;
  if (wordAttributes.has(name) || name.startsWith('aria-')) return value;
  // Many attributes are read as CSS, in which a name can be written with escapes: what may be more than words and numbers is read so too.
  return /[(\\@:]/.test(value) && !isSafeValue(value) ? undefined : value;
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
