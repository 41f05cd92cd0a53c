export const words = {
  fr: {
    label: 'Chercher une pièce',
    placeholder: 'Une robe, une matière, une marque…',
    submit: 'Chercher',
    suggestions: 'Souvent cherché',
  },
  en: { label: 'Search for a piece', placeholder: 'A dress, a fabric, a brand…', submit: 'Search', suggestions: 'Often searched' },
};

/** What a wine estate says otherwise. */
export const estateWords: typeof words = {
  fr: { ...words.fr, label: 'Chercher un vin', placeholder: 'Un vin, un cépage, un plat…' },
  en: { ...words.en, label: 'Search for a wine', placeholder: 'A wine, a grape, a dish…' },
};
