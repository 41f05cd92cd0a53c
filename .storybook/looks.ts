import values from '#content/89/parameters.json';
import { type ParameterValues, readParameters } from '#schemas/parameters/index.ts';
import { presets, presetTexts, presetValues } from '#themes/presets/index.ts';
import { toStyleSheet } from '#themes/style-sheet.ts';
import { boutiqueFonts, families } from './fonts.ts';

/** A look that the stories can wear: the sample boutique's, the same in the dark, and each ready look on the boutique. */
export type Look = { id: string; title: string; parameters: ParameterValues; sheet: string };

function look(id: string, title: string, own: Readonly<Record<string, string | undefined>> = {}): Look {
  const stored = Object.entries({ ...values, ...own }).map(([type, value]) => ({ type, value: value ?? '' }));
  const parameters = readParameters(stored).values;
  return { id, title, parameters, sheet: toStyleSheet(parameters, boutiqueFonts, families) };
}

export const boutique = look('boutique', 'Boutique');

export const looks: readonly Look[] = [
  boutique,
  look('dark', 'Boutique, thème sombre', { DARK_THEME: 'true' }),
  ...presets.map((preset) => look(preset.id, presetTexts.fr[preset.id].label, presetValues(preset))),
];

/** A look by the name that the toolbar or a test gives; the boutique's when there is none. */
export const lookOf = (id: unknown): Look => looks.find((known) => known.id === id) ?? boutique;

/** Looks in which every story's colours are checked besides its own: dark, and two as unlike each other as any. */
export const checkedLooks: readonly Look[] = ['dark', 'cave', 'encre'].map(lookOf);

/** The element that holds the look; a test that tries another one writes it there. */
export const lookElement = 'look';
