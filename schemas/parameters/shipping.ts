import { parameterGroup } from './definition.ts';

const shipping = parameterGroup('shipping', 'rule');

const bottles = [
  'Un vin compte plein, une bouteille de moins de 75 cl la moitié, un coffret ses bouteilles ; arrondi vers le bas. 0 : sans limite.',
  'A wine counts full, a bottle under 75 cl half, a box its bottles; rounded down. 0: no limit.',
] as const;

export const shippingParameters = [
  shipping.number(
    170,
    'FREE_SHIPPING_PRICE',
    ['Livraison offerte dès', 'Free shipping from'],
    ['0 : jamais offerte.', '0: never free.'],
    80,
    [0, 100_000, '€'],
  ),
  shipping.number(171, 'FREE_SHIPPING_BOTTLE', ['Livraison offerte dès (bouteilles)', 'Free shipping from (bottles)'], bottles, 0, [
    0,
    10_000,
    'bottles',
  ]),
  shipping.number(172, 'MINIMUM_EXPEDITION_BOTTLE', ['Minimum de bouteilles expédiées', 'Fewest bottles sent'], bottles, 0, [
    0,
    10_000,
    'bottles',
  ]),
  shipping.number(173, 'MAXIMUM_EXPEDITION_BOTTLE', ['Maximum de bouteilles expédiées', 'Most bottles sent'], bottles, 0, [
    0,
    10_000,
    'bottles',
  ]),
  shipping.text(
    174,
    'CLICK_AND_COLLECT_HOURS',
    ['Horaires de retrait', 'Collection hours'],
    ['Montrés à l’étape de livraison.', 'Shown at the delivery step.'],
    'plain',
    { effect: 'page' },
  ),
  shipping.flag(175, 'LOCK_DELIVERY', ['Suspendre la livraison', 'Suspend delivery'], ['Reste le retrait.', 'Collection stays.'], false),
  shipping.text(
    176,
    'SHIPPING_MESSAGE',
    ['Message de livraison', 'Shipping message'],
    ['Montré à l’étape de livraison.', 'Shown at the delivery step.'],
    'plain',
    { effect: 'page' },
  ),
  shipping.flag(
    177,
    'ONLY_SELL_IN_FRANCE',
    ['Vendre en France seulement', 'Sell in France only'],
    ['Les autres pays ne sont pas proposés.', 'Other countries are not offered.'],
    true,
  ),
  shipping.flag(
    178,
    'SELLS_WORLDWIDE',
    ['Vendre dans le monde entier', 'Sell worldwide'],
    ['Sinon : les pays où un transporteur livre.', 'Otherwise: the countries a carrier serves.'],
    false,
  ),
  shipping.choice(
    179,
    'PAYMENT_METHOD',
    ['Moyen de paiement', 'Payment method'],
    ['Le prestataire vers lequel part le paiement.', 'The provider the payment goes to.'],
    'CUSTOM',
    {
      CUSTOM: ['Carte bancaire', 'Payment card'],
      CAWL: ['Cawl', 'Cawl'],
      STRIPE: ['Stripe', 'Stripe'],
      MONETICO: ['Monetico', 'Monetico'],
      E_TRANSACTION: ['e-Transactions', 'e-Transactions'],
    },
  ),
  shipping.number(
    180,
    'ORDER_REVIEW_DELAY',
    ['Demander un avis après', 'Ask for a review after'],
    ['Jours après la remise de la commande ; 0 : jamais.', 'Days after the order is handed over; 0: never.'],
    0,
    [0, 365, 'days'],
    { effect: 'mail', public: false },
  ),
  shipping.choice(
    364,
    'SHIPPING_DAYS',
    ['Jours d’expédition', 'Shipping days'],
    [
      'Les jours où les colis partent, hors jours fériés et fermetures ; les dates de livraison en découlent.',
      'Days on which parcels leave, except public holidays and closures; delivery dates follow from them.',
    ],
    'MONDAY_TO_FRIDAY',
    {
      MONDAY_TO_FRIDAY: ['Du lundi au vendredi', 'Monday to Friday'],
      MONDAY_TO_THURSDAY: ['Du lundi au jeudi', 'Monday to Thursday'],
      TUESDAY_TO_FRIDAY: ['Du mardi au vendredi', 'Tuesday to Friday'],
      TUESDAY_TO_SATURDAY: ['Du mardi au samedi', 'Tuesday to Saturday'],
      MONDAY_TO_SATURDAY: ['Du lundi au samedi', 'Monday to Saturday'],
    },
  ),
  shipping.number(
    365,
    'SHIPPING_CUT_OFF',
    ['Heure limite d’expédition', 'Shipping cut-off'],
    [
      'Une commande passée avant cette heure part le jour même. 0 : jamais le jour même, 24 : toujours.',
      'An order placed before this hour leaves the same day. 0: never the same day, 24: always.',
    ],
    12,
    [0, 24, 'hours'],
  ),
  shipping.line(
    390,
    'RENTAL_RETURN',
    ['Retour d’une location', 'Return of a rental'],
    [
      'Comment rapporter ce qui est loué : dit après la commande. Vide : à la boutique, ou par colis le dernier jour.',
      'How what is rented comes back: told after the order. Empty: to the shop, or by parcel on the last day.',
    ],
    '',
    { effect: 'mail' },
  ),
  shipping.number(
    391,
    'RENTAL_DEPOSIT_DAYS',
    ['Dépôt de garantie rendu sous', 'Deposit given back within'],
    ['Jours après le retour d’une location ; 0 : dès le retour.', 'Days after a rental is back; 0: on return.'],
    7,
    [0, 60, 'days'],
    { effect: 'mail' },
  ),
] as const;
