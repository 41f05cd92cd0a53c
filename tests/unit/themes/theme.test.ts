import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ParameterValues, readParameters } from '#schemas/parameters/index.ts';
import type { Font } from '#schemas/site.ts';
import { contrast } from '#themes/colour.ts';
import { toCustomProperties } from '#themes/custom-properties.ts';
import { fontFaces, fontPreloads } from '#themes/fonts.ts';
import { colourRoles, toPalette } from '#themes/palette.ts';
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
const hex = fc.stringMatching(/^#[0-9a-f]{6}$/);

describe('the palette of a site', () => {
  it('names the same roles as the typed theme', () => {
    expect([...colourRoles].sort()).toEqual(Object.keys(toPalette(defaults)).sort());
  });

  it('gives every text that nobody coloured a contrast of 4.5, whatever the owner chose', () => {
    const unset = {
      SECONDARY_FONT_COLOR: '',
      BUTTON_FONT_COLOR: '',
      FOOTER_FONT_COLOR: '',
      TOP_BAR_FONT_COLOR: '',
      SUBMENU_FONT_COLOR: '',
    };
    fc.assert(
      fc.property(hex, hex, hex, hex, fc.boolean(), (primary, accent, ground, ink, dark) => {
        const chosen = {
          PRIMARY_COLOR: primary,
          SECONDARY_COLOR: accent,
          BACKGROUND_COLOR: ground,
          FONT_COLOR: ink,
          SURFACE_COLOR: '',
          TINT_COLOR: '',
        };
        const palette = toPalette(withValues({ ...unset, ...chosen, DARK_THEME: dark }));
        const pairs = [
          [palette.ink, palette.ground],
          [palette.heading, palette.ground],
          [palette.onButton, palette.button],
          [palette.onPrimary, palette.primary],
          [palette.footerInk, palette.footerGround],
          [palette.topBarInk, palette.topBarGround],
          [palette.onSale, palette.sale],
          [palette.submenuInk, palette.submenuGround],
        ] as const;
        for (const [text, under] of pairs) expect(contrast(text, under), `${text} on ${under}`).toBeGreaterThanOrEqual(4.5);
      }),
      { numRuns: 300 },
    );
  });

  it('keeps a text colour that the owner set', () => {
    expect(toPalette(withValues({ FOOTER_FONT_COLOR: '#123456' })).footerInk).toBe('#123456');
  });

  it('turns a light site dark', () => {
    const { ground, ink } = toPalette(withValues({ DARK_THEME: true }));
    expect(contrast(ground, '#ffffff')).toBeGreaterThan(contrast(ground, '#000000'));
    expect(contrast(ink, ground)).toBeGreaterThanOrEqual(4.5);
  });
});

describe('the custom properties', () => {
  it('follow the parameters', () => {
    const css = toCustomProperties(withValues({ LOGO_HEIGHT: 64, PRODUCT_ASPECT_RATIO: '3-4', PRIMARY_COLOR: '#00477a' }), []);
    expect(css).toContain('--site-logo-height:64px;');
    expect(css).toContain('--site-product-ratio:3 / 4;');
    expect(css).toContain('--colour-primary:#00477a;');
  });

  it('define whatever the theme refers to', () => {
    const css = toCustomProperties(defaults, []);
    const names = Object.values(theme).flatMap((group) =>
      Object.values(group).map((reference) => /var\((--[\w-]+)\)/.exec(reference)?.[1]),
    );
    expect(names.length).toBeGreaterThan(100);
    for (const name of names) expect(css).toContain(`${name}:`);
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
  expect(globalCss(withValues({ GLOBAL_CSS: 'a{color:red}</style><script>' }))).not.toMatch(/<\/?(style|script)/i);
});
