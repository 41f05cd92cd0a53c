import { describe, expect, it } from 'vitest';
import { type ParameterValues, readParameters } from '#schemas/parameters/index.ts';
import type { Font } from '#schemas/site.ts';
import { toCustomProperties } from '#themes/custom-properties.ts';
import { fontFaces, fontPreload, fontStack } from '#themes/fonts.ts';
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

  it('take colour and size of a site’s fonts in place of the theme’s', () => {
    const fonts = [
      font({ type: 'TITLE', color: '#123456', size: 60 }),
      font({ type: 'CONTENT', color: '#222222', size: 20 }),
      font({ type: 'MENU', color: '#654321', size: 15 }),
    ];
    const css = toCustomProperties(defaults, fonts);
    expect(css).toContain('--base-size:125%;');
    expect(css).toContain('--heading-scale:0.8;');
    expect(css).toContain('--site-menu-font-size:0.75rem;');
    for (const colour of ['--colour-heading:#123456;', '--colour-ink:#222222;', '--colour-menu-ink:#654321;'])
      expect(css).toContain(colour);
  });

  it('leave a size of a font where the owner set that of the settings, and a colour that is no colour', () => {
    const css = toCustomProperties(withValues({ BASE_FONT_SIZE: 16 }), [font({ type: 'CONTENT', color: 'red;}', size: 20 })]);
    expect(css).toContain('--base-size:100%;');
    expect(css).not.toContain('red;');
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

const metrics = { ascent: 1000, descent: -250, lineGap: 0, unitsPerEm: 1000, averageWidth: 435, isSerif: true };

describe('the fonts', () => {
  it('swap in from the site’s own files, with a stand-in of the same measures', () => {
    const [file] = font({}).files;
    const css = fontFaces([font({ weight: 400, files: file ? [{ ...file, metrics }] : [] })]);
    expect(css).toContain('src:url("/media/font/x/fraunces-title-400.woff2") format("woff2");font-weight:400;font-display:swap');
    // 0.435 em beside the 832 of 2048 units of Times New Roman.
    expect(css).toMatch(
      /font-family:"Fraunces Variable Fallback";src:local\("Times New Roman"\).*size-adjust:107.1%;ascent-override:93.4%;descent-override:23.3%;line-gap-override:0%/,
    );
  });

  it('have another stand-in on Android, whose only font with serifs is wider', () => {
    const files = font({}).files.map((file) => ({ ...file, metrics }));
    // 0.435 em beside the 0.481 of Noto Serif.
    expect(fontFaces([font({ files })])).toMatch(
      /font-family:"Fraunces Variable Fallback 2";src:local\("Noto Serif"\)[^}]*size-adjust:90.4%;ascent-override:110.6%;descent-override:27.6%/,
    );
    expect(fontStack('TITLE', [font({ files })])).toBe(
      '"Fraunces Variable","Fraunces Variable Fallback","Fraunces Variable Fallback 2",Georgia,serif',
    );
  });

  it('have no stand-in where the font was not measured', () => {
    expect(fontFaces([font({})])).not.toContain('Fallback');
    expect(fontStack('TITLE', [font({})])).toBe('"Fraunces Variable",Georgia,serif');
  });

  it('of which a text has no serifs are stood in for by a font without them', () => {
    const files = font({}).files.map((file) => ({ ...file, metrics: { ...metrics, isSerif: null } }));
    expect(fontFaces([font({ type: 'CONTENT', files })])).toContain('local("Arial")');
    expect(fontFaces([font({ type: 'TITLE', files })])).toContain('local("Times New Roman")');
  });

  it('preload the upright file of the text with the basic letters, and nothing from elsewhere', () => {
    const files: Font['files'] = [
      { url: '/media/font/a/italic.ttf', weight: '400', style: 'italic', unicodeRange: null },
      { url: '/media/font/a/ext.ttf', weight: '400', style: 'normal', unicodeRange: 'U+0100-02BA' },
      { url: '/media/font/a/latin.ttf', weight: '400', style: 'normal', unicodeRange: 'U+0000-00FF' },
    ];
    expect(fontPreload([font({ type: 'CONTENT', files })])).toBe('/media/font/a/latin.ttf');
    expect(fontPreload([font({ files })])).toBeNull();
    const foreign: Font['files'] = [{ url: '//fonts.example/x.woff2', weight: '400', style: 'normal', unicodeRange: null }];
    expect(fontPreload([font({ type: 'CONTENT', files: foreign })])).toBeNull();
  });
});

it('the owner’s CSS cannot end its style element', () => {
  expect(globalCss(withValues({ GLOBAL_CSS: 'a{color:red}</style><script>' }))).toBe('a{color:red}\\3c /style><script>');
});
