export const words = {
  fr: { region: 'Messages', dismiss: 'Fermer le message' },
  en: { region: 'Messages', dismiss: 'Dismiss the message' },
};
