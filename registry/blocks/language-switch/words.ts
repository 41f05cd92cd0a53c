export const words = { fr: { languages: 'Langues' }, en: { languages: 'Languages' } };
