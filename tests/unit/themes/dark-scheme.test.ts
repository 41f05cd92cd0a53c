import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import boutique from '#content/89/parameters.json';
import wine from '#content/90/parameters.json';
import { type ParameterValues, parameterCatalogue, readParameters } from '#schemas/parameters/index.ts';
import { contrast, isLight } from '#themes/colour.ts';
import { toCustomProperties } from '#themes/custom-properties.ts';
import { lift, turnGround, turnInk } from '#themes/dark-colours.ts';
import { fromOklch, toOklch } from '#themes/oklch.ts';
import { hasDarkScheme, toPalette } from '#themes/palette.ts';
import { presets, presetTexts, presetValues } from '#themes/presets/index.ts';
import { textGrounds } from '#themes/text-grounds.ts';
import { byTier } from '../../tiers.ts';

type Texts = Readonly<Record<string, string | undefined>>;
const valuesOf = (texts: Texts): ParameterValues =>
  readParameters(Object.entries(texts).map(([type, value]) => ({ type, value: value ?? null }))).values;
const withDark = (texts: Texts): ParameterValues => valuesOf({ ...texts, DARK_SCHEME: 'true' });

const looks: readonly [string, Texts][] = [
  ['the boutique', boutique],
  ['the wine estate', wine],
  ['a site that sets no colour', {}],
  ...presets.map((preset): [string, Texts] => [`the look ${presetTexts.en[preset.id].label}`, presetValues(preset)]),
];
const lightLooks = looks.filter(([, texts]) => isLight(toPalette(valuesOf(texts)).ground));

function expectReadable(values: ParameterValues): void {
  const palette = toPalette(values, 'dark');
  for (const [text, grounds] of Object.entries(textGrounds)) {
    for (const ground of grounds) {
      const [over, under] = [palette[text as keyof typeof textGrounds], palette[ground]];
      expect(contrast(over, under), `${text} ${over} on ${ground} ${under}`).toBeGreaterThanOrEqual(4.5);
    }
  }
}

const hex = fc.stringMatching(/^#(?:[0-9a-f]{3}|[0-9a-f]{4}|[0-9a-f]{6}|[0-9a-f]{8})$/);
const colourKeys = parameterCatalogue.map(({ key }) => key).filter((key) => /_COLOR$|^MENU_COLOR_ON_TOP$/.test(key));

describe('the dark scheme', () => {
  it.each(looks)('of %s can be read everywhere', (_, texts) => {
    expectReadable(withDark(texts));
  });

  it.each(lightLooks)('of %s has a dark page, and buttons, marks, fields and focus that are seen on it', (_, texts) => {
    const palette = toPalette(withDark(texts), 'dark');
    for (const ground of [palette.ground, palette.surface, palette.tint, palette.headerGround, palette.footerGround]) {
      expect(isLight(ground), ground).toBe(false);
    }
    for (const mark of ['primary', 'button', 'accent', 'focus', 'ruleStrong'] as const) {
      for (const ground of [palette.ground, palette.surface]) {
        expect(contrast(palette[mark], ground), `${mark} ${palette[mark]} on ${ground}`).toBeGreaterThanOrEqual(3);
      }
    }
  });

  it.each(lightLooks)('of %s keeps the hue of the page, and puts panels above it', (_, texts) => {
    const values = withDark(texts);
    const [light, dark] = [toOklch(toPalette(values).ground), toOklch(toPalette(values, 'dark').ground)];
    // A grey has no hue, and eight bits a channel tell that of a very dark colour within some degrees.
    if (light.c > 0.005) expect(Math.cos(((light.h - dark.h) * Math.PI) / 180)).toBeGreaterThan(0.9);
    expect(toOklch(toPalette(values, 'dark').surface).l).toBeGreaterThan(dark.l);
  });

  it('can be read whatever the owner chose, texts included', () => {
    const all = fc.record(Object.fromEntries(colourKeys.map((key) => [key, fc.oneof(hex, fc.constant(''))])));
    fc.assert(
      fc.property(all, (chosen) => {
        const values = withDark(chosen);
        fc.pre(hasDarkScheme(values));
        expectReadable(values);
      }),
      { numRuns: byTier({ fast: 200, rest: 2000 }), seed: 86 },
    );
  }, 60_000);

  it('leaves a palette that is dark already as it is', () => {
    for (const texts of [{ DARK_THEME: 'true' }, { BACKGROUND_COLOR: '#101418', FONT_COLOR: '#e8e0d0' }]) {
      const values = withDark(texts);
      expect(hasDarkScheme(values)).toBe(false);
      expect(toPalette(values, 'dark')).toEqual(toPalette(values));
      expect(toCustomProperties(values, [])).toBe(toCustomProperties(valuesOf(texts), []));
    }
  });

  it.each(lightLooks)('of %s is what a dark scheme of its own colours would be', (_, texts) => {
    const { ground, surface, tint, ink, heading, primary } = toPalette(withDark(texts), 'dark');
    const again = withDark({
      BACKGROUND_COLOR: ground,
      SURFACE_COLOR: surface,
      TINT_COLOR: tint,
      FONT_COLOR: ink,
      HEADING_COLOR: heading,
      PRIMARY_COLOR: primary,
    });
    expect(toPalette(again, 'dark')).toMatchObject({ ground, surface, tint, ink, heading, primary });
  });
});

describe('the style sheet of a site with a dark scheme', () => {
  const on = toCustomProperties(withDark(boutique), []);
  const off = toCustomProperties(valuesOf(boutique), []);

  it('is that of the site without, and after it what differs, for screens alone', () => {
    expect(on.startsWith(off)).toBe(true);
    const added = on.slice(off.length);
    expect(added).toMatch(/^@media screen and \(prefers-color-scheme: dark\)\{:root\{color-scheme:dark;--colour-ground:#/);
    for (const [, name, value] of added.matchAll(/(--colour-[\w-]+):([^;]+);/g)) expect(off).not.toContain(`${name}:${value};`);
    expect(added).not.toMatch(/--(?:space|size|site|radius)-/);
    expect(added.match(/\{/g)?.length).toBe(added.match(/\}/g)?.length);
  });

  it('writes nothing where the owner does not allow it', () => {
    expect(off).not.toContain('prefers-color-scheme');
    expect(toCustomProperties(valuesOf({ ...boutique, DARK_SCHEME: 'false' }), [])).toBe(off);
  });

  it('has deep shadows, unless the site has none', () => {
    expect(on.slice(off.length)).toContain('--shadow-soft:0 1px 2px rgb(0 0 0');
    expect(toCustomProperties(withDark({ ...boutique, SHOW_SHADOWS: 'false' }), [])).not.toContain('rgb(');
  });
});

describe('a colour', () => {
  it('comes back from OKLCH as it was', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^#[0-9a-f]{6}$/), (colour) => {
        expect(fromOklch(toOklch(colour))).toBe(colour);
      }),
    );
  });

  it('that no screen shows keeps lightness and hue, and loses chroma', () => {
    const shown = toOklch(fromOklch({ l: 0.3, c: 0.4, h: 86 }));
    expect(shown.l).toBeCloseTo(0.3, 1);
    expect(Math.abs(shown.h - 86)).toBeLessThan(3);
    expect(shown.c).toBeLessThan(0.1);
  });

  it('of a ground or a text that was turned is not turned again', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^#[0-9a-f]{6}$/), (colour) => {
        const [ground, ink] = [turnGround(colour, '#ffffff'), turnInk(colour)];
        expect(turnGround(ground, '#ffffff')).toBe(ground);
        expect(turnInk(ink)).toBe(ink);
      }),
    );
  });

  it('of the brand is moved no further than it must be', () => {
    expect(lift('#8a9678', ['#181712'], 3)).toBe('#8a9678');
    expect(contrast(lift('#000000', ['#181712']), '#181712')).toBeCloseTo(4.5, 0);
    const lifted = lift('#5f1526', ['#181712'], 3);
    expect(contrast(lifted, '#181712')).toBeGreaterThanOrEqual(3);
    expect(contrast(lifted, '#181712')).toBeLessThan(3.2);
  });
});
