import sanitizeHtml from 'sanitize-html';

const shapes = ['circle', 'ellipse', 'line', 'path', 'polygon', 'polyline', 'rect', 'text', 'tspan', 'textPath', 'use', 'image'];
const groups = ['svg', 'g', 'defs', 'symbol', 'marker', 'mask', 'pattern', 'clipPath', 'title', 'desc', 'style'];
const paints = ['linearGradient', 'radialGradient', 'stop'];
const filters = [
  'filter',
  ...['Blend', 'ColorMatrix', 'ComponentTransfer', 'Composite', 'ConvolveMatrix', 'DiffuseLighting', 'DisplacementMap', 'DistantLight'],
  ...['DropShadow', 'Flood', 'FuncA', 'FuncB', 'FuncG', 'FuncR', 'GaussianBlur', 'Merge', 'MergeNode', 'Morphology', 'Offset'],
  ...['PointLight', 'SpecularLighting', 'SpotLight', 'Tile', 'Turbulence'],
].map((name) => (name === 'filter' ? name : `fe${name}`));

const links = new Set(['href', 'xlink:href']);

/**
 * Keeps of an SVG what draws: known elements, no scripts, no event handlers, and links only to parts of the file itself
 * or to embedded bitmaps. Gives text; parses as XML, so the case of names is kept.
 */
export function sanitiseSvg(source: string): string {
  // What stands before the root (a document type with its entities) goes too.
  const root = source.slice(Math.max(0, source.indexOf('<svg')));
  return sanitizeHtml(root, {
    allowedTags: [...shapes, ...groups, ...paints, ...filters],
    allowedAttributes: false,
    allowedSchemes: [],
    allowVulnerableTags: true,
    parser: { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false, recognizeSelfClosing: true },
    transformTags: { '*': (tagName, attribs) => ({ tagName, attribs: drawingAttributes(attribs) }) },
  });
}

function drawingAttributes(attributes: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(attributes).filter(
      ([name, value]) =>
        // An empty value would be written without its quotes, which is not XML.
        value !== '' &&
        !/^on/i.test(name) &&
        !/javascript:|url\(\s*['"]?(?!#)/i.test(value) &&
        (!links.has(name.toLowerCase()) || /^(#|data:image\/(png|jpeg|webp);base64,)/.test(value)),
    ),
  );
}
