import type { Condition } from '#schemas/product.ts';
import type { Lang } from '#schemas/site.ts';

const fr = {
  from: 'À partir de',
  insteadOf: (price: string) => `au lieu de ${price}`,
  rental: (price: string, days: number) => `Location : ${price} pour ${days} jour${days > 1 ? 's' : ''}`,
  deposit: (price: string) => `Dépôt de garantie : ${price}`,
  taxes: 'toutes taxes comprises',
  condition: 'État',
  conditions: {
    NEW_WITH_TAG: 'Neuf avec étiquette',
    LIKE_NEW: 'Comme neuf',
    VERY_GOOD: 'Très bon état',
    GOOD: 'Bon état',
  } satisfies Record<Condition, string>,
  brand: 'Marque',
  reference: 'Référence',
  description: 'Description',
  features: 'Caractéristiques',
  awards: 'Récompenses',
  meals: 'Accords',
  contents: 'Dans ce coffret',
  date: (day: string) => `Fiche du ${day}. Prix et disponibilité : voir la page du produit.`,
  dateOnly: (day: string) => `Fiche du ${day}.`,
  page: (page: number, count: number) => `Page ${page} sur ${count}`,
};

const en: typeof fr = {
  from: 'From',
  insteadOf: (price: string) => `instead of ${price}`,
  rental: (price: string, days: number) => `Rental: ${price} for ${days} day${days > 1 ? 's' : ''}`,
  deposit: (price: string) => `Deposit: ${price}`,
  taxes: 'all taxes included',
  condition: 'Condition',
  conditions: { NEW_WITH_TAG: 'New with tag', LIKE_NEW: 'Like new', VERY_GOOD: 'Very good', GOOD: 'Good' },
  brand: 'Brand',
  reference: 'Reference',
  description: 'Description',
  features: 'Features',
  awards: 'Awards',
  meals: 'Goes with',
  contents: 'In this box',
  date: (day: string) => `Sheet of ${day}. Price and availability: see the product’s page.`,
  dateOnly: (day: string) => `Sheet of ${day}.`,
  page: (page: number, count: number) => `Page ${page} of ${count}`,
};

export type SheetMessages = typeof fr;
export const sheetMessages: Record<Lang, SheetMessages> = { fr, en };
