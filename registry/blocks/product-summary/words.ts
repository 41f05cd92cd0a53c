export const words = {
  fr: { single: 'Pièce unique' },
  en: { single: 'One of a kind' },
};
