import { type CssNode, generate, ident, parse, tokenize, tokenTypes, walk } from 'css-tree';

/** Functions allowed in a value: they calculate, move, paint or filter. Any other function may load something. */
const functions = new Set([
  ...['rgb', 'rgba', 'hsl', 'hsla', 'hwb', 'lab', 'lch', 'oklab', 'oklch', 'color', 'color-mix', 'light-dark'],
  ...['calc', 'min', 'max', 'clamp', 'var', 'cubic-bezier', 'steps', 'linear'],
  ...['matrix', 'matrix3d', 'perspective', 'rotate', 'rotatex', 'rotatey', 'rotatez', 'rotate3d', 'scale', 'scalex', 'scaley', 'scalez'],
  ...['scale3d', 'skew', 'skewx', 'skewy', 'translate', 'translatex', 'translatey', 'translatez', 'translate3d'],
  ...['blur', 'brightness', 'contrast', 'drop-shadow', 'grayscale', 'hue-rotate', 'invert', 'opacity', 'saturate', 'sepia'],
  ...['circle', 'ellipse', 'inset', 'path', 'polygon', 'rect', 'xywh'],
]);

/** Parts of a value that were understood; what was not is `Raw`. */
const plainTypes = new Set([
  ...[
    'Value',
    'Function',
    'Parentheses',
    'Identifier',
    'Number',
    'Percentage',
    'Dimension',
    'Hash',
    'Operator',
    'WhiteSpace',
    'String',
    'Url',
  ],
]);

/**
 * The rules of a style sheet that draw: plain rules whose declarations load nothing. Rules with an `@`, comments and what cannot be read
 * are left out. Gives text without `<` and `\`, so that nothing in it is read in another way where it is placed in a document.
 */
export function sanitiseStyleSheet(text: string): string {
  const sheet = tryParse(text, 'stylesheet');
  if (sheet?.type !== 'StyleSheet') return '';
  return sheet.children
    .toArray()
    .flatMap((rule) => {
      if (rule.type !== 'Rule' || rule.prelude.type !== 'SelectorList') return [];
      const declarations = safeDeclarations(rule.block.children.toArray());
      const selectors = generate(rule.prelude);
      return declarations === '' || !isPlain(selectors) || /["']/.test(selectors) ? [] : [`${selectors}{${declarations}}`];
    })
    .join('');
}

/** The declarations of a `style` attribute that load nothing. */
export function sanitiseDeclarations(text: string): string {
  const list = tryParse(text, 'declarationList');
  return list?.type === 'DeclarationList' ? safeDeclarations(list.children.toArray()) : '';
}

/** Returns whether a value of an attribute loads nothing, read as CSS as browsers do with `fill` or `filter`. */
export function isSafeValue(text: string): boolean {
  const value = tryParse(text, 'value');
  return value !== undefined && isPlain(text) && loadsNothing(value);
}

const safeDeclarations = (nodes: readonly CssNode[]): string =>
  nodes
    .flatMap((node) => {
      if (node.type !== 'Declaration' || !/^-{0,2}[a-z][a-z0-9-]*$/i.test(node.property) || !loadsNothing(node.value)) return [];
      const written = generate(node);
      return isPlain(written) ? [written] : [];
    })
    .join(';');

function loadsNothing(value: CssNode): boolean {
  let isSafe = true;
  walk(value, (node) => {
    if (!plainTypes.has(node.type)) isSafe = false;
    // The name of a font.
    else if (node.type === 'String') isSafe &&= /^[\w\s.,-]*$/.test(node.value);
    else if (node.type === 'Function') isSafe &&= functions.has(ident.decode(node.name).toLowerCase());
    // A part of the drawing itself.
    else if (node.type === 'Url') isSafe &&= /^#[\w.:-]+$/.test(node.value);
  });
  return isSafe;
}

const isPlain = (text: string): boolean => !/[<\\]|\/\*/.test(text);

const closing = new Map([
  [tokenTypes.Function, tokenTypes.RightParenthesis],
  [tokenTypes.LeftParenthesis, tokenTypes.RightParenthesis],
  [tokenTypes.LeftSquareBracket, tokenTypes.RightSquareBracket],
  [tokenTypes.LeftCurlyBracket, tokenTypes.RightCurlyBracket],
]);
const closers = new Set(closing.values());

/**
 * Returns whether each closing bracket has an opening one. css-tree 3.2.1 compares one without it with data left in its memory by earlier
 * texts, and can then run for ever: https://github.com/csstree/csstree, TokenStream.setSource.
 */
function closesWhatIsOpen(text: string): boolean {
  const awaited: number[] = [];
  let isBalanced = true;
  tokenize(text, (type) => {
    const closer = closing.get(type);
    if (closer !== undefined) awaited.push(closer);
    else if (closers.has(type)) isBalanced &&= awaited.pop() === type;
  });
  return isBalanced;
}

/** Parses a text as CSS. Parts that cannot be parsed stay `Raw`; undefined if nothing can. */
function tryParse(text: string, context: 'stylesheet' | 'declarationList' | 'value'): CssNode | undefined {
  if (!closesWhatIsOpen(text)) return undefined;
  try {
    return parse(text, { context, parseCustomProperty: true });
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
