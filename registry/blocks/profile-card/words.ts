export const words = {
  fr: {
    hello: (name: string) => `Bonjour ${name}`,
    name: 'Nom',
    email: 'Adresse e-mail',
    phone: 'Téléphone',
    none: 'non renseigné',
    note: 'Une coordonnée a changé ? Écrivez-nous : nous la corrigeons avec vous.',
  },
  en: {
    hello: (name: string) => `Hello ${name}`,
    name: 'Name',
    email: 'E-mail address',
    phone: 'Phone',
    none: 'not given',
    note: 'Has something changed? Write to us: we put it right with you.',
  },
};
