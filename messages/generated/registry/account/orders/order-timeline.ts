/** Texts of `registry/account/orders/order-timeline`, made by `npm run generate` from `messages/<lang>/registry/account/orders/order-timeline.json`. */
import type { Lang } from '../../../../languages.ts';

export type Messages = {
  label: string;
  done: string;
  ahead: string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    label: "Étapes de la commande",
    done: "fait",
    ahead: "à venir",
  },
  en: {
    label: "Steps of the order",
    done: "done",
    ahead: "to come",
  },
};
