export const words = { fr: { social: 'Nous suivre' }, en: { social: 'Follow us' } };
