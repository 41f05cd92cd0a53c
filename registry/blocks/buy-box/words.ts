const fr = {
  add: 'Ajouter au panier',
  soldOut: 'Cette pièce est partie',
  soldOutText: 'Écrivez-nous : il en arrive souvent de semblables.',
  contact: 'Nous écrire',
  quantity: 'Quantité',
  soldOutValue: (label: string) => `${label}, épuisé`,
  impossibleValue: (label: string) => `${label}, pas dans cette combinaison`,
  reference: (price: string) => `Prix le plus bas des 30 jours précédents : ${price}`,
  included: 'TTC, hors livraison',
  rental: (days: number) => `pour ${days} jours`,
  deposit: (price: string) => `Dépôt de garantie : ${price}, rendu au retour`,
  book: 'Réserver un essayage',
  bookText: 'Les robes se louent après un essayage à la boutique : choisissez votre date avec nous.',
  hiddenPrice: 'Prix sur demande',
};

const en: typeof fr = {
  add: 'Add to cart',
  soldOut: 'This piece is gone',
  soldOutText: 'Write to us: similar ones often come in.',
  contact: 'Write to us',
  quantity: 'Quantity',
  soldOutValue: (label: string) => `${label}, sold out`,
  impossibleValue: (label: string) => `${label}, not in this combination`,
  reference: (price: string) => `Lowest price of the 30 days before: ${price}`,
  included: 'Taxes included, before shipping',
  rental: (days: number) => `for ${days} days`,
  deposit: (price: string) => `Deposit: ${price}, given back on return`,
  book: 'Book a fitting',
  bookText: 'Dresses are rented after a fitting at the shop: choose your date with us.',
  hiddenPrice: 'Price on request',
};

export const words = { fr, en };
