export const words = { fr: { up: 'Haut de la page' }, en: { up: 'Top of the page' } };
