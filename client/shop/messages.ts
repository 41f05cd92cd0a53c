/** What the shop says by itself, in toasts. */
export const shopMessages = {
  fr: {
    added: 'Produit ajouté au panier',
    notLoaded: 'Cette partie de la boutique n’a pas pu être chargée. Vérifiez votre connexion et réessayez.',
  },
  en: {
    added: 'Product added to cart',
    notLoaded: 'This part of the shop could not be loaded. Check your connection and try again.',
  },
} as const;
