/** Texts of `registry/buying/cart`, made by `npm run generate` from `messages/<lang>/registry/buying/cart.json`. */
import type { Lang } from '../../../languages.ts';
import { counted, formatNumber, plural } from '../../../plural.ts';

export type Messages = {
  quantity: string;
  quantityOf: (v: { name: string | number }) => string;
  exactQuantityOf: (v: { name: string | number }) => string;
  single: string;
  onlyQuantity: (v: { count: string | number }) => string;
  remove: string;
  removeName: (v: { name: string | number }) => string;
  reference: string;
  each: string;
  insteadOf: string;
  quantityDiscount: (v: { from: string | number; off: string | number }) => string;
  rental: string;
  customization: string;
  personal: string;
  perishable: string;
  sealed: string;
  issue: {
    OUT_OF_STOCK: string;
    QUANTITY_REDUCED: string;
    PRICE_CHANGED: string;
    NOT_SOLD: string;
    DATES_TAKEN: string;
  };
  freeShippingLeft: (v: { amount: string | number }) => string;
  freeShippingReached: string;
  or: string;
  bottles: (v: { count: number }) => string;
  bottlesMissing: (v: { count: number; limit: string | number }) => string;
  bottlesOver: (v: { count: number; limit: string | number }) => string;
  collectAnyway: string;
  loading: string;
  unreachable: string;
  retry: string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    quantity: "Quantité",
    quantityOf: (v) => `Quantité de ${v.name}`,
    exactQuantityOf: (v) => `Nombre exact de ${v.name}`,
    single: "Exemplaire unique",
    onlyQuantity: (v) => `Quantité : ${v.count}`,
    remove: "Retirer",
    removeName: (v) => `Retirer ${v.name} du panier`,
    reference: "Réf.",
    each: "l’unité",
    insteadOf: "au lieu de",
    quantityDiscount: (v) => `${v.off} dès ${v.from}`,
    rental: "Location",
    customization: "Personnalisation :",
    personal: "Fait pour vous : sans droit de rétractation",
    perishable: "Denrée périssable : sans droit de rétractation",
    sealed: "Article scellé : pas de rétractation une fois descellé",
    issue: {
      OUT_OF_STOCK: "Cet article vient de partir. Retirez-le pour continuer.",
      QUANTITY_REDUCED: "Il n’en reste plus autant : nous avons réduit la quantité.",
      PRICE_CHANGED: "Le prix a changé depuis votre ajout.",
      NOT_SOLD: "Cet article n’est plus en vente. Retirez-le pour continuer.",
      DATES_TAKEN: "Cet article n’est plus libre à ces dates. Retirez-le et choisissez d’autres dates.",
    },
    freeShippingLeft: (v) => `Plus que ${v.amount} pour la livraison standard offerte`,
    freeShippingReached: "La livraison standard vous est offerte",
    or: " ou ",
    bottles: (v) => counted("fr", v.count, { one: "# bouteille", other: "# bouteilles" }),
    bottlesMissing: (v) => `Nous expédions les bouteilles par ${v.limit} au moins : il en manque ${(v.count === 1 ? "une." : `${formatNumber("fr", v.count)}.`)}`,
    bottlesOver: (v) => `Nous expédions les bouteilles par ${v.limit} au plus : il y en a ${(v.count === 1 ? "une" : `${formatNumber("fr", v.count)}`)} de trop.`,
    collectAnyway: "Le retrait reste possible.",
    loading: "Chargement du panier",
    unreachable: "Le panier ne répond pas. Il n’est pas perdu : vérifiez votre connexion, puis réessayez.",
    retry: "Réessayer",
  },
  en: {
    quantity: "Quantity",
    quantityOf: (v) => `Quantity of ${v.name}`,
    exactQuantityOf: (v) => `Exact number of ${v.name}`,
    single: "One of a kind",
    onlyQuantity: (v) => `Quantity: ${v.count}`,
    remove: "Remove",
    removeName: (v) => `Remove ${v.name} from the cart`,
    reference: "Ref.",
    each: "each",
    insteadOf: "instead of",
    quantityDiscount: (v) => `${v.off} from ${v.from}`,
    rental: "Rental",
    customization: "Customization:",
    personal: "Made for you: no right of withdrawal",
    perishable: "Perishable: no right of withdrawal",
    sealed: "Sealed: no withdrawal once it is unsealed",
    issue: {
      OUT_OF_STOCK: "This item has just gone. Remove it to continue.",
      QUANTITY_REDUCED: "There are not that many left: we reduced the quantity.",
      PRICE_CHANGED: "The price has changed since you added it.",
      NOT_SOLD: "This item is no longer sold. Remove it to continue.",
      DATES_TAKEN: "This item is no longer free on these dates. Remove it and choose other dates.",
    },
    freeShippingLeft: (v) => `${v.amount} more for free standard shipping`,
    freeShippingReached: "Your standard shipping is free",
    or: " or ",
    bottles: (v) => counted("en", v.count, { one: "# bottle", other: "# bottles" }),
    bottlesMissing: (v) => plural("en", v.count, { one: `We send bottles by ${v.limit} or more: one is missing.`, other: `We send bottles by ${v.limit} or more: ${formatNumber("en", v.count)} are missing.` }),
    bottlesOver: (v) => plural("en", v.count, { one: `We send bottles by ${v.limit} at most: there is one too many.`, other: `We send bottles by ${v.limit} at most: there are ${formatNumber("en", v.count)} too many.` }),
    collectAnyway: "Collection stays possible.",
    loading: "Loading the cart",
    unreachable: "The cart does not answer. It is not lost: check your connection, then try again.",
    retry: "Try again",
  },
};
