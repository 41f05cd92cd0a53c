const fr = {
  legend: 'Du premier au dernier jour de la location',
  chooseFirst: 'Choisissez le premier jour.',
  chooseLast: (from: string) => `À partir du ${from}. Choisissez le dernier jour.`,
  chosen: (from: string, to: string, days: number) => `Du ${from} au ${to} inclus, ${days} jour${days > 1 ? 's' : ''}.`,
  total: (amount: string) => `Location : ${amount}.`,
  deposit: (amount: string) => `Dépôt de garantie : ${amount}, demandé à la remise et rendu au retour ; il n’est pas débité ici.`,
  extraDay: (amount: string) => `Jour supplémentaire : ${amount}.`,
  taken: 'Les jours qui ne sont pas des boutons sont pris ou ne se louent pas.',
  rent: 'Louer à ces dates',
  missing: 'Choisissez le premier et le dernier jour de la location.',
  loading: 'Recherche des jours libres',
  failed: 'Les jours libres ne se chargent pas pour l’instant.',
  retry: 'Réessayer',
};

const en: typeof fr = {
  legend: 'From the first to the last day of the rental',
  chooseFirst: 'Choose the first day.',
  chooseLast: (from: string) => `From ${from}. Choose the last day.`,
  chosen: (from: string, to: string, days: number) => `From ${from} to ${to} inclusive, ${days} day${days === 1 ? '' : 's'}.`,
  total: (amount: string) => `Rental: ${amount}.`,
  deposit: (amount: string) => `Deposit: ${amount}, asked for at the handing over and given back on return; it is not charged here.`,
  extraDay: (amount: string) => `Each further day: ${amount}.`,
  taken: 'Days that are no buttons are taken or cannot be rented.',
  rent: 'Rent on these dates',
  missing: 'Choose the first and the last day of the rental.',
  loading: 'Looking for free days',
  failed: 'The free days do not load at the moment.',
  retry: 'Try again',
};

export const words = { fr, en };
