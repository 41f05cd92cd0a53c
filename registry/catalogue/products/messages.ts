import type { Condition, Offer } from '#schemas/product.ts';

const fr = {
  price: 'Prix',
  referencePrice: 'Prix le plus bas des 30 jours précédents',
  from: 'dès',
  perDays: (days: number) => `/ ${days} jours`,
  percentOff: (percent: number) => `−${percent} %`,
  soldOut: 'Épuisé',
  quickAdd: 'Ajout rapide',
  before: 'Produits précédents',
  after: 'Produits suivants',
  inStock: 'En stock',
  madeToOrder: 'Sur commande',
  onlyLeft: (count: number) => (count === 1 ? 'Dernier exemplaire' : `Plus que ${count}`),
  size: (label: string) => `Taille ${label}`,
  sizes: 'Tailles',
  colours: (count: number) => `${count} couleurs`,
  offer: { NEW: 'Neuf', SECOND_HAND: 'Seconde main', RENTAL: 'Location' } satisfies Record<Offer, string>,
  condition: {
    NEW_WITH_TAG: 'Neuf avec étiquette',
    LIKE_NEW: 'Comme neuf',
    VERY_GOOD: 'Très bon état',
    GOOD: 'Bon état',
  } satisfies Record<Condition, string>,
};

const en: typeof fr = {
  price: 'Price',
  referencePrice: 'Lowest price of the 30 days before',
  from: 'from',
  perDays: (days: number) => `/ ${days} days`,
  percentOff: (percent: number) => `−${percent}%`,
  soldOut: 'Sold out',
  quickAdd: 'Quick add',
  before: 'Products before',
  after: 'Products after',
  inStock: 'In stock',
  madeToOrder: 'Made to order',
  onlyLeft: (count: number) => (count === 1 ? 'Last one' : `Only ${count} left`),
  size: (label: string) => `Size ${label}`,
  sizes: 'Sizes',
  colours: (count: number) => `${count} colours`,
  offer: { NEW: 'New', SECOND_HAND: 'Second-hand', RENTAL: 'For rent' },
  condition: { NEW_WITH_TAG: 'New with tag', LIKE_NEW: 'Like new', VERY_GOOD: 'Very good', GOOD: 'Good' },
};

/** Words that cards, lists and sheets of products share. */
export const productMessages = { fr, en };
