/** What lists of events and their sheets both say. */
export const eventMessages = {
  fr: {
    gratis: 'Entrée libre',
    over: 'C’est passé',
    full: 'Complet',
    left: (count: number) => (count === 1 ? 'Dernière place' : `${count} places libres`),
  },
  en: {
    gratis: 'Free entry',
    over: 'Over',
    full: 'Full',
    left: (count: number) => (count === 1 ? 'Last place' : `${count} places left`),
  },
};
