import fc from 'fast-check';
import postcss, { type Root } from 'postcss';
import { describe, expect, it } from 'vitest';
import { readParameters } from '#schemas/parameters/index.ts';
import type { Font, FontFamily } from '#schemas/site.ts';
import { baseStyles } from '#themes/base.ts';
import { darkScheme } from '#themes/media.ts';
import { globalCss, toStyleSheet } from '#themes/style-sheet.ts';
import { odd, parameterSet } from '../../random-parameters.ts';
import { byTier } from '../../tiers.ts';

const file = (url: string, weight = '400') => ({ url, weight, style: 'normal' as const, unicodeRange: null });
const role = (type: Font['type'], family: string): Font => ({
  type,
  family,
  color: null,
  size: null,
  weight: null,
  style: 'normal',
  files: [file('/media/font/a/own.woff2', '100 900')],
});
const roles = [role('TITLE', 'Fraunces'), role('CONTENT', 'Alegreya Sans'), role('MENU', 'Alegreya Sans SC')];
const families: FontFamily[] = [
  { family: 'Lora', isOwn: false, files: [file('/media/font/b/lora.woff2', '400 700')] },
  {
    family: 'Evil Sans',
    isOwn: true,
    files: [file('/media/font/c/evil.ttf");}</style>'), file('javascript:alert(1).woff2'), file('//evil.example/x.woff2')],
  },
];

/** Selectors and names of declarations, without the values; font faces are counted by what they may hold. */
function shape(root: Root): string[] {
  const lines: string[] = [];
  root.walkDecls((declaration) => {
    const parent = declaration.parent;
    if (parent?.type === 'atrule' && 'name' in parent && parent.name === 'font-face') return;
    const place = parent && 'selector' in parent ? String(parent.selector) : '?';
    lines.push(`${place}{${declaration.prop}}`);
  });
  root.walkAtRules((rule) => void (rule.name === 'font-face' || lines.push(`@${rule.name} ${rule.params}`)));
  return lines;
}

/** Pattern of the values of each group. */
const number = /^(?:-?[\d.]+(?:e-\d+)?(?:px|pt|rem|em|vw)?|\d+ \/ \d+|[a-z-]+)$/;
const plain: Readonly<Record<string, RegExp>> = {
  colour: /^#[0-9a-f]{3}(?:[0-9a-f]{3})?$/i,
  site: number,
  radius: number,
  weight: number,
  leading: number,
  tracking: number,
};

describe('2,000 sets of parameters, legal and not', () => {
  /** The dark scheme changes some of the same properties, and has few rules beside. */
  const inTheDark = (line: string) =>
    expected.includes(line) || ['iframe{color-scheme}', '.leaflet-tile-pane{filter}', darkScheme].includes(line);
  const expected = shape(postcss.parse(toStyleSheet(readParameters([]).values, roles, families).slice(0, -baseStyles.length)));

  it('make a style sheet each, and no value leaves its property', () => {
    fc.assert(
      fc.property(parameterSet, (list) => {
        const { values } = readParameters(list);
        const css = toStyleSheet(values, roles, families);
        // The base styles are the same for everyone.
        expect(css.endsWith(baseStyles)).toBe(true);
        const root = postcss.parse(css.slice(0, -baseStyles.length));
        const [always = '', dark] = css.slice(0, -baseStyles.length).split(darkScheme);
        expect(shape(postcss.parse(always))).toEqual(expected);
        if (dark !== undefined) for (const line of shape(postcss.parse(darkScheme + dark))) expect(inTheDark(line), line).toBe(true);
        expect(css).not.toMatch(/<|javascript:|expression\(|@import|evil\.example|NaN|undefined|Infinity/i);
        expect(css).not.toContain('\u0000');
        for (const [, url] of css.matchAll(/url\(([^)]*)\)/g)) expect(url).toMatch(/^"\/media\/font\/[\w/-]+\.\w+"$/);
        const strange: string[] = [];
        root.walkDecls(/^--/, ({ prop, value }) => {
          const group = prop.split('-')[2] ?? '';
          if (plain[group]?.test(value) === false) strange.push(`${prop}:${value}`);
        });
        expect(strange).toEqual([]);
      }),
      { numRuns: byTier({ fast: 400, rest: 4000 }), seed: 2000 },
    );
  }, 120_000);

  it('cannot end the style element of the owner’s own CSS', () => {
    fc.assert(
      fc.property(
        fc.array(odd, { maxLength: 5 }),
        fc.constantFrom('', '</STYLE', '</sty</style>le>', '<</style>/style>', '</</style>', '<!--<script>'),
        (parts, end) => {
          const { values } = readParameters([{ type: 'GLOBAL_CSS', value: parts.join('') + end }]);
          expect(globalCss(values)).not.toMatch(/<[/!]/);
        },
      ),
      { numRuns: byTier({ fast: 400, rest: 4000 }), seed: 2001 },
    );
  }, 60_000);
});
