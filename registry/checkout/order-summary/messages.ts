export const messages = {
  fr: {
    title: 'Votre commande',
    loading: 'Chargement de votre commande',
    pieces: (count: number) => `${count} article${count > 1 ? 's' : ''}`,
    change: 'Modifier le panier',
    collect: (when: string) => (when ? `Retrait en boutique, ${when}` : 'Retrait en boutique'),
    relay: (name: string) => `Point relais : ${name}`,
    carrier: (name: string) => `Livraison par ${name}`,
  },
  en: {
    title: 'Your order',
    loading: 'Loading your order',
    pieces: (count: number) => `${count} item${count === 1 ? '' : 's'}`,
    change: 'Change the cart',
    collect: (when: string) => (when ? `Collection in the shop, ${when}` : 'Collection in the shop'),
    relay: (name: string) => `Relay point: ${name}`,
    carrier: (name: string) => `Delivery by ${name}`,
  },
};
