export const words = {
  fr: { label: 'Télécharger la fiche', type: '(PDF)' },
  en: { label: 'Download the product sheet', type: '(PDF)' },
};
