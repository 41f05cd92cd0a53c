import type { CheckoutStep } from '#client/shop/views.ts';

export const words = {
  fr: {
    label: 'Étapes de la commande',
    done: 'fait',
    steps: { summary: 'Panier', address: 'Coordonnées', shipping: 'Livraison', payment: 'Paiement' } satisfies Record<CheckoutStep, string>,
  },
  en: {
    label: 'Steps of the order',
    done: 'done',
    steps: { summary: 'Cart', address: 'Details', shipping: 'Delivery', payment: 'Payment' } satisfies Record<CheckoutStep, string>,
  },
};
