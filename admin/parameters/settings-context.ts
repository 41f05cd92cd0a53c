import type { Changes, Texts } from '#domain/parameters-draft.ts';
import type { OutdatedTranslation } from '#schemas/parameter.ts';
import type { ColourAdvice } from '../form/controls/colour-control.tsx';
import { useForm } from '../form/form-state.tsx';

/** Data for the fields of settings besides their values. */
export type SettingsContext = {
  /** Texts as written and as stored, by key. */
  texts: Texts;
  stored: Texts;
  advice: Readonly<Record<string, ColourAdvice>>;
  /** Texts of other languages that a change left behind, by key. */
  outdated: ReadonlyMap<string, readonly OutdatedTranslation[]>;
  onConfirmed: (outdated: readonly OutdatedTranslation[]) => void;
  onChange: (changes: Changes) => void;
};

/** A part of the settings around a field, which the caller renders again for. */
export const useSettings = <T>(select: (settings: SettingsContext) => T): T => useForm(({ context }) => select(context as SettingsContext));
