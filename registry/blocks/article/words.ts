export const words = {
  fr: { updated: 'Mis à jour le', related: 'À lire ensuite' },
  en: { updated: 'Updated on', related: 'Read next' },
};
