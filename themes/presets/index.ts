import { messages as presetTexts } from '#messages/generated/settings/presets.ts';
import { type ParameterKey, parameterCatalogue } from '#schemas/parameters/index.ts';
import { atelier } from './atelier.ts';
import { bonbon } from './bonbon.ts';
import { cave } from './cave.ts';
import { encre } from './encre.ts';
import { galerie } from './galerie.ts';
import { jardin } from './jardin.ts';
import { marine } from './marine.ts';
import { nuit } from './nuit.ts';
import { type Preset, presetKeys } from './preset.ts';

export type { Preset } from './preset.ts';
export { presetTexts };

/** The ready looks, in the order an owner sees them. */
export const presets: readonly Preset[] = [atelier, galerie, nuit, jardin, encre, bonbon, cave, marine];

/** A colour that no preset names is derived, not the catalogue's: that one belongs to another look. */
const unnamed = Object.fromEntries(
  presetKeys.map((key) => [key, key.endsWith('_COLOR') ? '' : String(parameterCatalogue.find((entry) => entry.key === key)?.default)]),
);

/** All that applying a preset sets: its own values, and every other key of the look as it was before anybody touched it. */
export const presetValues = (preset: Preset): Partial<Record<ParameterKey, string>> => ({ ...unnamed, ...preset.values });
