const fr = {
  size: 'Taille',
  colour: 'Couleur',
  grape: 'Cépage',
  appellation: 'Appellation',
  vintage: 'Millésime',
  format: 'Format',
  offer: 'Offre',
  kind: 'Type',
  tags: 'Catégorie',
  offers: { NEW: 'Neuf', SECOND_HAND: 'Seconde main', RENTAL: 'Location' },
  kinds: { WINE: 'Vin', BOX: 'Coffret', OTHER: 'Article' },
};

const en: typeof fr = {
  size: 'Size',
  colour: 'Colour',
  grape: 'Grape',
  appellation: 'Appellation',
  vintage: 'Vintage',
  format: 'Bottle size',
  offer: 'Offer',
  kind: 'Type',
  tags: 'Category',
  offers: { NEW: 'New', SECOND_HAND: 'Second-hand', RENTAL: 'For rent' },
  kinds: { WINE: 'Wine', BOX: 'Box', OTHER: 'Item' },
};

/** Names of the filters of a product list. */
export const messages = { fr, en };
