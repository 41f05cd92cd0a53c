import { allEntryScreens } from '#admin/shell/entry-screens.ts';
import { panelScreens } from '#admin/shell/registered-screens.ts';
import type { PanelScreen, ScreenGroup } from '#admin/shell/screens.ts';

/** Screens that a panel of a larger shop could have, by group. */
const more: Readonly<Partial<Record<ScreenGroup, readonly string[]>>> = {
  sales: ['Devis', 'Factures', 'Calendrier de retrait'],
  catalogue: ['Personnalisations', 'Filtres et facettes de la recherche'],
  customers: ['Clients', 'Alertes de stock'],
  site: ['Redirections', 'Statistiques'],
};

/** Screens of a small panel, without those of entries. */
export const fewScreens: readonly PanelScreen[] = panelScreens.filter((screen) => !allEntryScreens.includes(screen));

/** The panel's own screens and made-up ones: 40 in the navigation. */
export const fortyScreens: readonly PanelScreen[] = [
  ...panelScreens,
  ...Object.entries(more).flatMap(([group, titles]) =>
    titles.map(
      (title, index): PanelScreen => ({
        path: `${group}-${index}`,
        group: group as ScreenGroup,
        title: () => title,
        icon: 'file',
        right: 'ADMIN',
        component: () => null,
      }),
    ),
  ),
];
