export const words = { fr: { close: 'Fermer' }, en: { close: 'Close' } };
