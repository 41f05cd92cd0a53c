/** Terms of a rental with the amounts as they are written. */
type Written = { price: string; deposit: string; days: number };

const fr = {
  description: 'Description',
  tabs: 'Détails du produit',
  facts: 'Caractéristiques',
  nutrition: 'Valeurs nutritionnelles',
  guarantee: 'Garantie légale',
  // Code de la consommation L217-3 and L217-7: for second-hand goods the defect is presumed for 12 months.
  guaranteeText: {
    SECOND_HAND:
      'Cet article de seconde main bénéficie de la garantie légale de conformité pendant deux ans à compter de sa remise. Tout défaut qui apparaît dans les douze premiers mois est présumé avoir existé dès ce jour : vous n’avez rien à prouver. La garantie des vices cachés s’applique aussi.',
    NEW: 'Cet article neuf bénéficie de la garantie légale de conformité et de la garantie des vices cachés, deux ans chacune.',
    RENTAL: '',
  },
  rental: 'La location, en détail',
  rentalText: ({ price, days, deposit }: Written) =>
    `La location coûte ${price} jusqu’à ${days} jours. Un dépôt de garantie de ${deposit} est demandé à la remise et vous est rendu au retour.`,
};

const en: typeof fr = {
  description: 'Description',
  tabs: 'Product details',
  facts: 'Details',
  nutrition: 'Nutrition',
  guarantee: 'Legal guarantee',
  guaranteeText: {
    SECOND_HAND:
      'This second-hand article has the legal guarantee of conformity for two years from its handing over. A defect that shows in the first twelve months is presumed to have been there from that day: you have nothing to prove. The guarantee against hidden defects applies too.',
    NEW: 'This new article has the legal guarantee of conformity and the guarantee against hidden defects, two years each.',
    RENTAL: '',
  },
  rental: 'Renting, in detail',
  rentalText: ({ price, days, deposit }: Written) =>
    `The rental costs ${price} for up to ${days} days. A deposit of ${deposit} is asked for at the handing over and given back on return.`,
};

export const messages = { fr, en };
