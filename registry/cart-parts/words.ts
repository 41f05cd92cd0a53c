import type { CartProduct } from '#schemas/cart.ts';

type Issue = NonNullable<CartProduct['issue']>;

export const words = {
  fr: {
    quantity: 'Quantité',
    quantityOf: (name: string) => `Quantité de ${name}`,
    single: 'Pièce unique',
    onlyQuantity: (count: number) => `Quantité : ${count}`,
    remove: 'Retirer',
    removeName: (name: string) => `Retirer ${name} du panier`,
    reference: 'Réf.',
    each: 'l’unité',
    insteadOf: 'au lieu de',
    quantityDiscount: (off: string, from: number) => `${off} dès ${from}`,
    rental: 'Location',
    customization: 'Personnalisation :',
    personal: 'Fait pour vous : sans droit de rétractation',
    issue: {
      OUT_OF_STOCK: 'Cet article vient de partir. Retirez-le pour continuer.',
      QUANTITY_REDUCED: 'Il n’en reste plus autant : nous avons réduit la quantité.',
      PRICE_CHANGED: 'Le prix a changé depuis votre ajout.',
      NOT_SOLD: 'Cet article n’est plus en vente. Retirez-le pour continuer.',
      DATES_TAKEN: 'Cette pièce n’est plus libre à ces dates. Retirez-la et choisissez d’autres dates.',
    } satisfies Record<Issue, string>,
    freeShippingLeft: (amount: string) => `Plus que ${amount} pour la livraison offerte`,
    freeShippingReached: 'La livraison vous est offerte',
    or: ' ou ',
    bottles: (count: number) => `${count} bouteille${count > 1 ? 's' : ''}`,
    bottlesMissing: (limit: number, count: number) =>
      `Nous expédions les bouteilles par ${limit} au moins : il en manque ${count === 1 ? 'une' : count}.`,
    bottlesOver: (limit: number, count: number) =>
      `Nous expédions les bouteilles par ${limit} au plus : il y en a ${count === 1 ? 'une' : count} de trop.`,
    collectAnyway: 'Le retrait reste possible.',
    loading: 'Chargement du panier',
    unreachable: 'Le panier ne répond pas. Il n’est pas perdu : vérifiez votre connexion, puis réessayez.',
    retry: 'Réessayer',
  },
  en: {
    quantity: 'Quantity',
    quantityOf: (name: string) => `Quantity of ${name}`,
    single: 'One of a kind',
    onlyQuantity: (count: number) => `Quantity: ${count}`,
    remove: 'Remove',
    removeName: (name: string) => `Remove ${name} from the cart`,
    reference: 'Ref.',
    each: 'each',
    insteadOf: 'instead of',
    quantityDiscount: (off: string, from: number) => `${off} from ${from}`,
    rental: 'Rental',
    customization: 'Customization:',
    personal: 'Made for you: no right of withdrawal',
    issue: {
      OUT_OF_STOCK: 'This item has just gone. Remove it to continue.',
      QUANTITY_REDUCED: 'There are not that many left: we reduced the quantity.',
      PRICE_CHANGED: 'The price has changed since you added it.',
      NOT_SOLD: 'This item is no longer sold. Remove it to continue.',
      DATES_TAKEN: 'This piece is no longer free on these dates. Remove it and choose other dates.',
    } satisfies Record<Issue, string>,
    freeShippingLeft: (amount: string) => `${amount} more for free shipping`,
    freeShippingReached: 'Your shipping is free',
    or: ' or ',
    bottles: (count: number) => `${count} bottle${count === 1 ? '' : 's'}`,
    bottlesMissing: (limit: number, count: number) =>
      `We send bottles by ${limit} or more: ${count === 1 ? 'one is' : `${count} are`} missing.`,
    bottlesOver: (limit: number, count: number) =>
      `We send bottles by ${limit} at most: there ${count === 1 ? 'is one' : `are ${count}`} too many.`,
    collectAnyway: 'Collection stays possible.',
    loading: 'Loading the cart',
    unreachable: 'The cart does not answer. It is not lost: check your connection, then try again.',
    retry: 'Try again',
  },
};
