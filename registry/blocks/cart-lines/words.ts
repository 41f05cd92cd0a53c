export const words = {
  fr: {
    list: 'Articles du panier',
    empty: 'Votre panier est vide pour l’instant.',
    shop: 'Flâner dans la boutique',
    removed: (name: string) => `« ${name} » a quitté votre panier.`,
    undo: 'Annuler',
    refused: 'Votre commande n’est pas passée',
  },
  en: {
    list: 'Items in the cart',
    empty: 'Your cart is empty for now.',
    shop: 'Browse the shop',
    removed: (name: string) => `“${name}” has left your cart.`,
    undo: 'Undo',
    refused: 'Your order was not placed',
  },
};
