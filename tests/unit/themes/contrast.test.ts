import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ParameterValues, parameterCatalogue, readParameters } from '#schemas/parameters/index.ts';
import { contrast, isLight } from '#themes/colour.ts';
import { toPalette } from '#themes/palette.ts';
import { textGrounds } from '#themes/text-grounds.ts';
import { byTier } from '../../tiers.ts';

const { values: defaults } = readParameters([]);
const withValues = (values: Partial<ParameterValues>): ParameterValues => ({ ...defaults, ...values });

/** Colours of grounds; those of texts are left as the catalogue has them. */
const groundKeys = [
  ...(['PRIMARY_COLOR', 'SECONDARY_COLOR'] as const),
  ...parameterCatalogue.map(({ key }) => key).filter((key) => /(BACKGROUND|SURFACE|TINT|ACTIVE_MENU|SUBMENU_ACTIVE)_COLOR$/.test(key)),
];

function expectReadable(values: Readonly<Record<string, string | boolean>>): void {
  const palette = toPalette(withValues(values));
  for (const [text, grounds] of Object.entries(textGrounds)) {
    for (const ground of grounds) {
      const [over, under] = [palette[text as keyof typeof textGrounds], palette[ground]];
      expect(contrast(over, under), `${text} ${over} on ${ground} ${under}`).toBeGreaterThanOrEqual(4.5);
    }
  }
}

describe('a text that nobody coloured', () => {
  const hex = fc.stringMatching(/^#(?:[0-9a-f]{3}|[0-9a-f]{4}|[0-9a-f]{6}|[0-9a-f]{8})$/);
  const grounds = fc.record(Object.fromEntries(groundKeys.map((key) => [key, fc.oneof(hex, fc.constant(''))])));

  it('reads on every ground it stands on, whatever the owner chose', () => {
    fc.assert(
      fc.property(grounds, fc.boolean(), (chosen, dark) => expectReadable({ ...chosen, DARK_THEME: dark })),
      { numRuns: byTier({ fast: 200, rest: 2000 }), seed: 4 },
    );
  }, 60_000);

  it.each(['#000000', '#ffffff', '#767676', '#777777', '#ff0000', '#00ff00', '#ffff00', '#00000000', '#ffffff80'])(
    'reads where every ground is %s, in light and dark',
    (colour) => {
      const all = Object.fromEntries(groundKeys.map((key) => [key, colour]));
      expectReadable(all);
      expectReadable({ ...all, DARK_THEME: true });
    },
  );

  it('reads where the page is black and its panels are white', () => {
    expectReadable({ BACKGROUND_COLOR: '#000000', SURFACE_COLOR: '#ffffff', TINT_COLOR: '#808080' });
  });
});

describe('a text that the owner coloured', () => {
  it.each([
    ['FONT_COLOR', 'ink'],
    ['HEADING_COLOR', 'heading'],
    ['LINK_COLOR', 'link'],
    ['PRICE_COLOR', 'price'],
    ['BUTTON_FONT_COLOR', 'onButton'],
    ['FOOTER_FONT_COLOR', 'footerInk'],
    ['MOBILE_BAR_FONT_COLOR', 'barInk'],
  ] as const)('stays as it is: %s', (key, role) => {
    expect(toPalette(withValues({ [key]: '#dddddd' }))[role]).toBe('#dddddd');
  });
});

describe('the dark theme', () => {
  const chosen = {
    BACKGROUND_COLOR: '#ffffff',
    FONT_COLOR: '#222222',
    HEADING_COLOR: '#550000',
    MENU_FONT_COLOR: '#333333',
    DARK_THEME: true,
  };

  it('turns a light site around, with the texts that were chosen for it', () => {
    expect(isLight(toPalette(withValues(chosen)).ground)).toBe(false);
    expectReadable(chosen);
  });

  it('keeps a dark ground and what was chosen for it', () => {
    const palette = toPalette(withValues({ ...chosen, BACKGROUND_COLOR: '#101418', FONT_COLOR: '#e8e0d0', SURFACE_COLOR: '#1a2026' }));
    expect(palette).toMatchObject({ ground: '#101418', ink: '#e8e0d0', surface: '#1a2026' });
  });
});
