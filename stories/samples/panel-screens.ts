import { panelScreens } from '#admin/shell/registered-screens.ts';
import type { PanelScreen, ScreenGroup } from '#admin/shell/screens.ts';

/** Screens that a panel of a larger shop could have, by group. */
const more: Readonly<Partial<Record<ScreenGroup, readonly string[]>>> = {
  sales: ['Devis', 'Factures', 'Paniers abandonnés', 'Codes de réduction', 'Cartes cadeaux', 'Transporteurs', 'Calendrier de retrait'],
  catalogue: ['Catégories', 'Caractéristiques', 'Coffrets', 'Personnalisations', 'Récompenses', 'Filtres et facettes de la recherche'],
  customers: ['Clients', 'Groupes', 'Lettre d’information', 'Alertes de stock', 'Formulaires', 'Événements'],
  site: ['Blog', 'Albums', 'Actualités', 'Services', 'Redirections', 'Statistiques', 'Journal'],
};

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
