import { describe, expect, it } from 'vitest';
import { type ParameterValues, readParameters } from '#schemas/parameters/index.ts';
import type { Font } from '#schemas/site.ts';
import { toCustomProperties } from '#themes/custom-properties.ts';
import { fontFaces, fontPreloads } from '#themes/fonts.ts';
import { globalCss, toStyleSheet } from '#themes/style-sheet.ts';
import { theme } from '#themes/theme.ts';

const { values: defaults } = readParameters([]);
const withValues = (values: Partial<ParameterValues>): ParameterValues => ({ ...defaults, ...values });
const font = (change: Partial<Font>): Font => ({
  type: 'TITLE',
  family: 'Fraunces Variable',
  color: null,
  size: null,
  weight: null,
  style: 'normal',
  files: [{ url: '/media/font/x/fraunces.woff2', weight: '100 900', style: 'normal', unicodeRange: 'U+0000-00FF' }],
  ...change,
});

describe('the custom properties', () => {
  it('follow the parameters', () => {
    const css = toCustomProperties(withValues({ LOGO_HEIGHT: 64, PRODUCT_ASPECT_RATIO: '3-4', PRIMARY_COLOR: '#00477a' }), []);
    expect(css).toContain('--site-logo-height:64px;');
    expect(css).toContain('--site-product-ratio:3 / 4;');
    expect(css).toContain('--colour-primary:#00477a;');
  });

  it('are what the typed theme refers to', () => {
    const css = toCustomProperties(defaults, []);
    for (const reference of [theme.colour.primaryStrong, theme.site.logoFooterMarginTop, theme.space.xxl, theme.radius.button]) {
      expect(css).toContain(`${/var\((--[\w-]+)\)/.exec(reference)?.[1]}:`);
    }
  });

  it('let nothing escape its declaration', () => {
    const evil = '#fff;}</style><script>alert(1)</script>';
    const css = toStyleSheet(withValues({ PRIMARY_COLOR: evil, FONT_COLOR: evil }), [
      font({ family: 'Evil";}</style>', files: [{ url: '/x");}</style>', weight: '400;}', style: 'normal', unicodeRange: '</style>' }] }),
    ]);
    expect(css).not.toContain('<');
    expect(css).not.toContain('alert');
    expect(css.match(/\{/g)?.length).toBe(css.match(/\}/g)?.length);
  });

  it('still movement for those who asked for less of it', () => {
    expect(toCustomProperties(defaults, [])).toMatch(/prefers-reduced-motion: reduce\)\{:root\{--motion-quick:0.01ms/);
  });
});

describe('the fonts', () => {
  it('swap in from the site’s own files, with a stand-in of the same measures', () => {
    const css = fontFaces([font({})]);
    expect(css).toContain('src:url("/media/font/x/fraunces.woff2") format("woff2");font-weight:100 900;font-style:normal;');
    expect(css).toContain('font-display:swap');
    expect(css).toMatch(/font-family:"Fraunces Variable Fallback";src:local\("Times New Roman"\).*size-adjust:107%/);
  });

  it('preload the upright file with the basic letters, and nothing from elsewhere', () => {
    const files: Font['files'] = [
      { url: '/media/font/a/italic.woff2', weight: '400', style: 'italic', unicodeRange: null },
      { url: '/media/font/a/ext.woff2', weight: '400', style: 'normal', unicodeRange: 'U+0100-02BA' },
      { url: '/media/font/a/latin.woff2', weight: '400', style: 'normal', unicodeRange: 'U+0000-00FF' },
    ];
    expect(fontPreloads([font({ files })])).toEqual(['/media/font/a/latin.woff2']);
    const foreign: Font['files'] = [{ url: '//fonts.example/x.woff2', weight: '400', style: 'normal', unicodeRange: null }];
    expect(fontPreloads([font({ files: foreign })])).toEqual([]);
  });
});

it('the owner’s CSS cannot end its style element', () => {
  expect(globalCss(withValues({ GLOBAL_CSS: 'a{color:red}</style><script>' }))).toBe('a{color:red}\\3c /style><script>');
});
