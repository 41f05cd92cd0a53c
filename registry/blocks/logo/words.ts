export const words = { fr: { home: (name: string) => `${name}, accueil` }, en: { home: (name: string) => `${name}, home` } };
