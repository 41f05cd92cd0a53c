export const words = {
  fr: {
    label: 'Chercher une pièce',
    placeholder: 'Une robe, une matière, une marque…',
    submit: 'Chercher',
    suggestions: 'Souvent cherché',
  },
  en: { label: 'Search for a piece', placeholder: 'A dress, a fabric, a brand…', submit: 'Search', suggestions: 'Often searched' },
};
