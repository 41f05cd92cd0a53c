import type { CacheState } from '#client/queries/site-bar.ts';

export const messages = {
  fr: {
    title: 'Barre de gestion',
    panel: 'Gestion',
    edit: 'Modifier cette page',
    notEdited: 'Cette page ne se modifie pas.',
    draft: 'Brouillon en cours',
    hidden: (count: number) => (count === 0 ? 'Aucun bloc masqué' : `${count} bloc${count > 1 ? 's' : ''} masqué${count > 1 ? 's' : ''}`),
    hiddenBlock: (type: string, id: string) => `${type} (${id}) : les visiteurs ne le voient pas en ce moment.`,
    issues: (count: number) => (count === 0 ? 'Aucun problème' : `${count} problème${count > 1 ? 's' : ''}`),
    cache: {
      hit: 'Visiteurs : page en cache',
      stale: 'Visiteurs : page en cache, en cours de mise à jour',
      miss: 'Visiteurs : page faite à la demande',
      none: 'Visiteurs : page sans cache',
    } satisfies Record<CacheState, string>,
  },
  en: {
    title: 'Management bar',
    panel: 'Management',
    edit: 'Edit this page',
    notEdited: 'This page is not edited.',
    draft: 'Draft under way',
    hidden: (count: number) => (count === 0 ? 'No hidden blocks' : `${count} hidden block${count === 1 ? '' : 's'}`),
    hiddenBlock: (type: string, id: string) => `${type} (${id}): visitors do not see it at this moment.`,
    issues: (count: number) => (count === 0 ? 'No problems' : `${count} problem${count === 1 ? '' : 's'}`),
    cache: {
      hit: 'Visitors: page from the cache',
      stale: 'Visitors: page from the cache, being renewed',
      miss: 'Visitors: page made when asked for',
      none: 'Visitors: page not cached',
    } satisfies Record<CacheState, string>,
  },
};
