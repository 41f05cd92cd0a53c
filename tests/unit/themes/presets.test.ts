import { describe, expect, it } from 'vitest';
import { readParameters } from '#schemas/parameters/index.ts';
import { contrast } from '#themes/colour.ts';
import { toPalette } from '#themes/palette.ts';
import { presets, presetTexts, presetValues } from '#themes/presets/index.ts';
import { presetKeys } from '#themes/presets/preset.ts';
import { textGrounds } from '#themes/text-grounds.ts';

const list = (values: Readonly<Record<string, string | undefined>>) =>
  Object.entries(values).map(([type, value]) => ({ type, value: value ?? null }));
const cases = presets.map((preset) => [preset.id, preset] as const);

describe('the presets', () => {
  it('are eight, each with its own name', () => {
    expect(new Set(presets.map(({ id }) => id)).size).toBe(8);
    expect(new Set(presets.map(({ id }) => presetTexts.fr[id].label)).size).toBe(8);
  });

  it.each(cases)('%s holds legal values only', (_, preset) => {
    expect(readParameters(list(presetValues(preset))).issues).toEqual([]);
  });

  it.each(cases)('%s sets every key of a look, so that nothing of another one stays', (_, preset) => {
    expect(Object.keys(presetValues(preset)).sort()).toEqual([...presetKeys].sort());
  });

  it.each(cases)('%s can be read everywhere', (_, preset) => {
    const palette = toPalette(readParameters(list(presetValues(preset))).values);
    for (const [text, grounds] of Object.entries(textGrounds)) {
      for (const ground of grounds) {
        const over = palette[text as keyof typeof textGrounds];
        expect(contrast(over, palette[ground]), `${text} ${over} on ${ground} ${palette[ground]}`).toBeGreaterThanOrEqual(4.5);
      }
    }
    expect(contrast(palette.focus, palette.ground), 'the outline of the focus').toBeGreaterThanOrEqual(3);
  });

  it('differ from each other in what anybody sees', () => {
    /** Colours count as one: they always differ. */
    const seen = presetKeys.filter((key) => !key.endsWith('_COLOR'));
    for (const [at, one] of presets.entries()) {
      for (const other of presets.slice(at + 1)) {
        const [left, right] = [presetValues(one), presetValues(other)];
        expect(left.BACKGROUND_COLOR + String(left.PRIMARY_COLOR)).not.toBe(right.BACKGROUND_COLOR + String(right.PRIMARY_COLOR));
        expect(seen.filter((key) => left[key] !== right[key]).length, `${one.id} and ${other.id}`).toBeGreaterThanOrEqual(8);
      }
    }
  });
});
