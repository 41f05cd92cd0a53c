export const words = {
  fr: {
    cart: 'Panier',
    label: (count: number) => (count === 0 ? 'Panier, vide' : `Panier, ${count} article${count > 1 ? 's' : ''}`),
  },
  en: { cart: 'Cart', label: (count: number) => (count === 0 ? 'Cart, empty' : `Cart, ${count} item${count > 1 ? 's' : ''}`) },
};
