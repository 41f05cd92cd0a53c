import fc from 'fast-check';
import { type DefaultTreeAdapterTypes, parseFragment, serialize } from 'parse5';
import { expect, it } from 'vitest';
import { hashHtml } from '#backend/storefront/pages/canonical-html.ts';

type Element = DefaultTreeAdapterTypes.Element;
type Child = DefaultTreeAdapterTypes.ChildNode;

const word = fc.constantFrom('robe', 'laine', 'été', 'a & b', '12 €', 'l’an', 'x < y');
const address = fc.constantFrom('/media/0a/robe-640.webp', '/media/1b/dos-640.webp', '/boutique', 'https://shop.test/a?b=1&c=2');
const attributes = fc.uniqueArray(
  fc.oneof(
    fc.tuple(
      fc.constant('class'),
      fc.uniqueArray(fc.constantFrom('s-1a', 's-2b', 'wide', 's-3c'), { minLength: 1 }).map((all) => all.join(' ')),
    ),
    fc.tuple(fc.constantFrom('title', 'data-kind', 'lang'), word),
    fc.tuple(fc.constant('href'), address),
    fc.tuple(fc.constant('id'), fc.constantFrom('haut', 'bas')),
    fc.tuple(fc.constant('style'), fc.constantFrom('color:red', '--n:2')),
  ),
  { selector: ([name]) => name, maxLength: 4 },
);
const written = (name: string, own: readonly (readonly [string, string])[], inner: string) =>
  `<${name}${own.map(([key, value]) => ` ${key}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')}"`).join('')}>${inner}</${name}>`;
const text = word.map((one) => one.replaceAll('&', '&amp;').replaceAll('<', '&lt;'));
/** A section as blocks render them: blocks in blocks, lines of text and pictures in them. */
const { section } = fc.letrec<{ section: string; block: string }>((tie) => ({
  block: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc
      .tuple(
        fc.constantFrom('p', 'h2', 'li'),
        attributes,
        fc.array(
          fc.oneof(
            text,
            fc.tuple(fc.constantFrom('em', 'a', 'strong'), attributes, text).map(([name, own, inner]) => written(name, own, inner)),
          ),
          { minLength: 1, maxLength: 3 },
        ),
      )
      .map(([name, own, inner]) => written(name, own, inner.join(' '))),
    fc
      .tuple(address, word)
      .map(
        ([src, alt]) =>
          `<figure><img src="${src.replaceAll('&', '&amp;')}" alt="${alt.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}"></figure>`,
      ),
    fc
      .tuple(fc.constantFrom('div', 'section', 'ul'), attributes, fc.array(tie('block'), { maxLength: 3 }))
      .map(([name, own, inner]) => written(name, own, inner.join(''))),
  ),
  section: fc.array(tie('block'), { minLength: 1, maxLength: 3 }).map((blocks) => written('section', [['class', 'hero']], blocks.join(''))),
}));

const isElement = (node: Child): node is Element => 'tagName' in node;
const everyElement = (nodes: readonly Child[]): Element[] =>
  nodes.filter(isElement).flatMap((node) => [node, ...everyElement(node.childNodes)]);
const blocks = new Set(['div', 'section', 'ul', 'p', 'h2', 'li', 'figure']);

/** The same section changed at one place, or everywhere, by `change`; undefined where it finds nothing to change. */
function changed(html: string, change: (elements: Element[]) => boolean): string | undefined {
  const parsed = parseFragment(html);
  return change(everyElement(parsed.childNodes)) ? serialize(parsed) : undefined;
}
const attribute = (element: Element, name: string) => element.attrs.find((one) => one.name === name);
const textsOf = (elements: readonly Element[]) =>
  elements.flatMap(({ childNodes }) =>
    childNodes.flatMap((node) => ('value' in node && node.value.trim() !== '' ? [node as { value: string }] : [])),
  );

type Change = readonly [what: string, (html: string, seed: number) => string | undefined];
const at = <T>(list: readonly T[], seed: number): T | undefined => list[seed % Math.max(1, list.length)];
/** Adds to an attribute of an element, or gives it one. */
function extend(element: Element | undefined, name: string, value: string, separator: string): boolean {
  const own = element && attribute(element, name);
  if (own) own.value += separator + value;
  else element?.attrs.push({ name, value });
  return element !== undefined;
}

const harmless: readonly Change[] = [
  [
    'the order of attributes',
    (html) =>
      changed(html, (all) => {
        for (const { attrs } of all) attrs.reverse();
        return true;
      }),
  ],
  [
    'the order of classes',
    (html) =>
      changed(html, (all) => {
        for (const { attrs } of all)
          for (const own of attrs) if (own.name === 'class') own.value = own.value.split(' ').reverse().join('  ');
        return true;
      }),
  ],
  ['nonces', (html, seed) => changed(html, (all) => extend(at(all, seed), 'nonce', `n${seed}`, ''))],
  ['generated ids', (html, seed) => html.replace('_r_1f_', `_r_${seed.toString(36)}_`)],
  ['comments', (html, seed) => html.replaceAll('</p>', `<!-- ${seed} --></p>`).replace('<section', '<!-- before --><section')],
  [
    'white space between blocks',
    (html, seed) => html.replace(/(<\/(?:div|section|ul|p|h2|li|figure)>)/g, `$1${'\n '.repeat(1 + (seed % 3))}`),
  ],
  ['what the editor finds nodes by', (html, seed) => changed(html, (all) => extend(at(all, seed), 'data-node', `n${seed}`, ' '))],
];

const showing: readonly Change[] = [
  [
    'a text',
    (html, seed) =>
      changed(html, (all) => {
        const one = at(textsOf(all), seed);
        if (one) one.value += 's';
        return one !== undefined;
      }),
  ],
  [
    'a picture',
    (html, seed) =>
      changed(html, (all) => {
        const picture = at(
          all.filter(({ tagName }) => tagName === 'img'),
          seed,
        );
        return picture !== undefined && extend(picture, 'src', '0', '');
      }),
  ],
  ['a class', (html, seed) => changed(html, (all) => extend(at(all, seed), 'class', 's-9z', ' '))],
  ['a style', (html, seed) => changed(html, (all) => extend(at(all, seed), 'style', 'top:0', ';'))],
  [
    'an address',
    (html, seed) =>
      changed(html, (all) => {
        const link = at(
          all.filter((one) => attribute(one, 'href')),
          seed,
        );
        return link !== undefined && extend(link, 'href', '#x', '');
      }),
  ],
  [
    'the structure',
    (html, seed) =>
      changed(html, (all) => {
        const one = at(
          all.filter(({ tagName }) => blocks.has(tagName)),
          seed,
        );
        if (one) Object.assign(one, { tagName: 'aside', nodeName: 'aside' });
        return one !== undefined;
      }),
  ],
  ['an element more', (html) => html.replace('</section>', '<hr></section>')],
];

const seeds = fc.nat(10_000);

it('the hash of a section is the same after 500 changes that do not show', () => {
  fc.assert(
    fc.property(section, fc.constantFrom(...harmless), seeds, (html, [what, change], seed) => {
      const parsed = serialize(parseFragment(html)).replace('<section', '<section aria-describedby="_r_1f_"');
      const other = change(parsed, seed);
      expect(hashHtml(other ?? ''), what).toBe(hashHtml(parsed));
    }),
    { numRuns: 500 },
  );
});

it('the hash of a section is another after 500 changes that show', () => {
  let counted = 0;
  fc.assert(
    fc.property(section, fc.constantFrom(...showing), seeds, (html, [what, change], seed) => {
      const parsed = serialize(parseFragment(html));
      const other = change(parsed, seed);
      fc.pre(other !== undefined && other !== parsed);
      counted += 1;
      expect(hashHtml(other ?? ''), what).not.toBe(hashHtml(parsed));
    }),
    { numRuns: 500 },
  );
  expect(counted).toBeGreaterThanOrEqual(500);
});
