import { changesBetween, type Texts } from '#machines/parameters/draft.ts';
import { definitionOf } from '../definitions.ts';

/** Shown by replacing a style sheet, although they are more than a custom property, or need the page although they are one. */
const exceptions: Readonly<Record<string, boolean>> = { GLOBAL_CSS: false, DARK_THEME: true };

/** Whether the page has to be made anew to show the second texts where it shows the first. Styles are replaced in place. */
export function needsReload(before: Texts, after: Texts): boolean {
  return Object.keys(changesBetween(before, after)).some((key) => {
    const effect = definitionOf.get(key)?.effect;
    return exceptions[key] ?? (effect === 'page' || effect === 'rule' || effect === 'code');
  });
}
