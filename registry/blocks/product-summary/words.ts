export const words = {
  fr: { single: 'Exemplaire unique' },
  en: { single: 'One of a kind' },
};
