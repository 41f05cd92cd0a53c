export const messages = {
  fr: {
    title: 'Votre panier',
    titleCount: (count: number) => (count === 0 ? 'Votre panier' : `Votre panier · ${count} article${count > 1 ? 's' : ''}`),
    close: 'Fermer le panier',
    empty: 'Votre panier est vide pour l’instant.',
    emptyHint: 'Prenez le temps de regarder : rien ne presse.',
    total: 'Total',
    shippingNote: 'Hors livraison, TTC',
    toCart: 'Voir le panier et commander',
    goOn: 'Continuer à flâner',
  },
  en: {
    title: 'Your cart',
    titleCount: (count: number) => (count === 0 ? 'Your cart' : `Your cart · ${count} item${count > 1 ? 's' : ''}`),
    close: 'Close the cart',
    empty: 'Your cart is empty for now.',
    emptyHint: 'Take your time: there is no hurry.',
    total: 'Total',
    shippingNote: 'Before shipping, taxes included',
    toCart: 'See the cart and order',
    goOn: 'Keep browsing',
  },
};
