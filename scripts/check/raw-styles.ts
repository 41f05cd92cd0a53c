import { parseAst } from 'vite';

/** A colour or a font that is written out where a token belongs. */
export type RawStyle = { line: number; what: 'colour' | 'font'; text: string };

const hex = /(?<![\w&/#.-])#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})(?![\w-])/i;
const colourFunction = /\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(/i;
const named =
  /(?<![\w-])(?:aliceblue|antiquewhite|aqua|aquamarine|azure|beige|bisque|black|blanchedalmond|blue|blueviolet|brown|burlywood|cadetblue|chartreuse|chocolate|coral|cornflowerblue|cornsilk|crimson|cyan|dark\w+|deeppink|deepskyblue|dim\w+|dodgerblue|firebrick|floralwhite|forestgreen|fuchsia|gainsboro|ghostwhite|gold|goldenrod|gr[ae]y|green|greenyellow|honeydew|hotpink|indianred|indigo|ivory|khaki|lavender|lavenderblush|lawngreen|lemonchiffon|light\w+|lime|limegreen|linen|magenta|maroon|medium\w+|midnightblue|mintcream|mistyrose|moccasin|navajowhite|navy|oldlace|olive|olivedrab|orange|orangered|orchid|pale\w+|papayawhip|peachpuff|peru|pink|plum|powderblue|purple|rebeccapurple|red|rosybrown|royalblue|saddlebrown|salmon|sandybrown|seagreen|seashell|sienna|silver|skyblue|slateblue|slategr[ae]y|snow|springgreen|steelblue|tan|teal|thistle|tomato|turquoise|violet|wheat|white|whitesmoke|yellow|yellowgreen)(?![\w-])/i;
const generic = /(?:^|[,\s])(?:sans-serif|serif|monospace|cursive|fantasy|system-ui|ui-(?:serif|sans-serif|monospace|rounded))\s*$/i;
const ownFontWords = /^(?:\s|,|inherit|initial|unset|var\(--[\w-]*\)?|\))*$/;

const colourKey =
  /^(?:--.*|.*[cC]olor|background(?:Image)?|border(?:Top|Right|Bottom|Left|Block|Inline|Start|End)*|outline|fill|stroke|(?:box|text)Shadow|textDecoration|columnRule|filter)$/;
const fontKey = /^(?:--font.*|fontFamily)$/;
/** Properties in which `#abc` is an anchor, not a colour. */
const addressKey = /^(?:href|url|src|to|path|id|anchor|action|htmlFor)$/i;

type Node = { type: string; start: number; [key: string]: unknown };
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

/** The name under which a value stands: of a property, a JSX attribute or a variable. */
function nameOf(node: Node): string | undefined {
  const key =
    node.type === 'Property' ? node.key : node.type === 'JSXAttribute' ? node.name : node.type === 'VariableDeclarator' ? node.id : null;
  if (!isNode(key) || (node.type === 'Property' && node.computed === true)) return;
  return typeof key.name === 'string' ? key.name : typeof key.value === 'string' ? key.value : undefined;
}

/** The text of a string, or of a piece of a template. */
function textOf(node: Node): string | undefined {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type === 'TemplateElement' && typeof node.value === 'object' && node.value && 'raw' in node.value) return String(node.value.raw);
  return;
}

function judge(text: string, name: string): RawStyle['what'] | undefined {
  if (colourFunction.test(text) || (hex.test(text) && !addressKey.test(name))) return 'colour';
  if (colourKey.test(name) && named.test(text)) return 'colour';
  if (generic.test(text) || (fontKey.test(name) && !ownFontWords.test(text))) return 'font';
  return;
}

/**
 * Colours and font families that are written out in a file of code, instead of taken from the theme: hex, colour functions and
 * named colours, and fonts by their names or their sort.
 */
export function findRawStyles(code: string, lang: 'ts' | 'tsx' = 'tsx'): RawStyle[] {
  const found: RawStyle[] = [];
  const visit = (node: Node, name: string): void => {
    if (node.type.startsWith('Import') || (node.type.startsWith('TS') && !('expression' in node))) return;
    const text = textOf(node);
    const what = text === undefined ? undefined : judge(text, name);
    if (text !== undefined && what) found.push({ line: code.slice(0, node.start).split('\n').length, what, text });
    const inner = nameOf(node) ?? name;
    for (const [field, value] of Object.entries(node)) {
      if (node.type === 'Property' && field === 'key') continue;
      for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) visit(child, inner);
    }
  };
  // An oxc tree is made of such nodes; its own types name each one.
  visit(parseAst(code, { lang }) as unknown as Node, '');
  return found;
}
