export const words = { fr: { legal: 'Informations légales' }, en: { legal: 'Legal information' } };
