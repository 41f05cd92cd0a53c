/** Texts of `registry/checkout/checkout-steps`, made by `npm run generate` from `messages/<lang>/registry/checkout/checkout-steps.json`. */
import type { Lang } from '../../../languages.ts';

export type Messages = {
  label: string;
  done: string;
  steps: {
    summary: string;
    address: string;
    shipping: string;
    payment: string;
  };
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    label: "Étapes de la commande",
    done: "fait",
    steps: {
      summary: "Panier",
      address: "Coordonnées",
      shipping: "Livraison",
      payment: "Paiement",
    },
  },
  en: {
    label: "Steps of the order",
    done: "done",
    steps: {
      summary: "Cart",
      address: "Details",
      shipping: "Delivery",
      payment: "Payment",
    },
  },
};
