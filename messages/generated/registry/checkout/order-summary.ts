/** Texts of `registry/checkout/order-summary`, made by `npm run generate` from `messages/<lang>/registry/checkout/order-summary.json`. */
import type { Lang } from '../../../languages.ts';
import { counted } from '../../../plural.ts';

export type Messages = {
  title: string;
  loading: string;
  pieces: (v: { count: number }) => string;
  change: string;
  collect: (v: { when: string | null }) => string;
  relay: (v: { name: string | number }) => string;
  carrier: (v: { name: string | number }) => string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    title: "Votre commande",
    loading: "Chargement de votre commande",
    pieces: (v) => counted("fr", v.count, { one: "# article", other: "# articles" }),
    change: "Modifier le panier",
    collect: (v) => (!v.when ? "Retrait en boutique" : `Retrait en boutique, ${v.when}`),
    relay: (v) => `Point relais : ${v.name}`,
    carrier: (v) => `Livraison par ${v.name}`,
  },
  en: {
    title: "Your order",
    loading: "Loading your order",
    pieces: (v) => counted("en", v.count, { one: "# item", other: "# items" }),
    change: "Change the cart",
    collect: (v) => (!v.when ? "Collection in the shop" : `Collection in the shop, ${v.when}`),
    relay: (v) => `Relay point: ${v.name}`,
    carrier: (v) => `Delivery by ${v.name}`,
  },
};
