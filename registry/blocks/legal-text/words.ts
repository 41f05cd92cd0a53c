export const words = {
  fr: { missing: 'Ce texte n’est pas encore écrit : Paramètres, textes légaux.' },
  en: { missing: 'This text is not written yet: Settings, legal texts.' },
};
