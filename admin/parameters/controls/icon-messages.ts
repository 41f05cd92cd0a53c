/** Words of the icon picker. */
export const messages = {
  fr: {
    choose: 'Choisir',
    chooseFor: (label: string) => `${label} : choisir`,
    close: 'Fermer',
    search: 'Chercher une icône (en anglais)',
    found: (count: number, shown: number) =>
      count === 0
        ? 'Aucune icône ne correspond.'
        : shown < count
          ? `${shown} icônes sur ${count} : précisez la recherche.`
          : `${count} icônes`,
    unknown: 'Aucune icône ne porte ce nom.',
  },
  en: {
    choose: 'Choose',
    chooseFor: (label: string) => `${label}: choose`,
    close: 'Close',
    search: 'Search an icon',
    found: (count: number, shown: number) =>
      count === 0 ? 'No icon matches.' : shown < count ? `${shown} icons of ${count}: narrow the search.` : `${count} icons`,
    unknown: 'No icon has this name.',
  },
};
