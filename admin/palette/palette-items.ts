import type { Lang } from '#schemas/site.ts';
import { containsWords, foldText } from '../fold-text.ts';
import type { PanelIconName } from '../shell/panel-icons.ts';
import { type PanelScreen, screenHref } from '../shell/screens.ts';

/** A line of the palette: it leads somewhere or does something. */
export type PaletteItem = {
  key: string;
  label: string;
  /** Note beside the label, e.g. the group of a screen or the name on an order. */
  note: string;
  icon: PanelIconName;
} & ({ href: string } | { run: () => void });

export type PaletteSection = { key: string; title: string; items: readonly PaletteItem[] };

/** The screens that have an address of their own. @param groups the titles of the groups */
export const screenItems = (
  screens: readonly PanelScreen[],
  lang: Lang,
  groups: Readonly<Record<PanelScreen['group'], string>>,
): PaletteItem[] =>
  screens
    .filter(({ path, hasSubject }) => !path.includes('[') && !hasSubject)
    .map((screen) => ({
      key: `/${screen.path}`,
      label: screen.title(lang),
      note: groups[screen.group],
      icon: screen.icon,
      href: screenHref(screen),
    }));

/** The items that a search finds: those whose label begins with it first, else in the order given. All of them without a search. */
export function foundItems(items: readonly PaletteItem[], search: string): PaletteItem[] {
  const begins = ({ label }: PaletteItem) => foldText(label).startsWith(foldText(search.trim()));
  const found = items.filter(({ label, note }) => containsWords(foldText(`${label} ${note}`), search.trim()));
  return [...found.filter(begins), ...found.filter((item) => !begins(item))];
}
