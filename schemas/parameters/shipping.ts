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
    [
      'Les services standard, à domicile ou en point relais ; un service express garde son prix. 0 : jamais offerte.',
      'Standard services, to the door or to a relay point; an express service keeps its price. 0: never free.',
    ],
    80,
    [0, 100_000, 'currency'],
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
  shipping.choice(
    391,
    'EXPORT_PRICES',
    ['Prix des exportations', 'Prices of exports'],
    [
      'Ce qui part hors de l’Union européenne ou outre-mer est une exportation, sans TVA (article 262 I du CGI). Garder le prix affiché : le client paie le même prix. Déduire la TVA : il paie le prix sans elle, et souvent celle de son pays à l’arrivée. Retrait en boutique et locations : toujours la TVA de la boutique.',
      'What leaves the European Union or goes overseas is an export, without VAT (article 262 I CGI). Keep the displayed price: the customer pays the same price. Deduct the VAT: she pays the price without it, and often that of her country on arrival. Collection in the shop and rentals: always the VAT of the shop.',
    ],
    'KEPT',
    {
      KEPT: ['Garder le prix affiché', 'Keep the displayed price'],
      WITHOUT_VAT: ['Déduire la TVA du prix', 'Deduct the VAT from the price'],
    },
  ),
  shipping.choice(
    392,
    'EU_VAT',
    ['TVA des ventes dans l’Union européenne', 'VAT on sales within the European Union'],
    [
      'Sous 10 000 € de ventes par an aux particuliers d’autres pays de l’Union : la TVA de la boutique. Au-delà, ou par choix : inscrivez-vous au guichet unique (OSS) avant de le choisir ici ; la TVA est alors au taux du pays de livraison, le prix affiché ne change pas. Taux normal, ou taux réduit le plus élevé du pays (base TEDB de la Commission, 22 août 2026) : faites-les confirmer.',
      'Below 10,000 € of sales a year to consumers in other countries of the Union: the VAT of the shop. Beyond, or by choice: register with the one-stop shop (OSS) before choosing it here; VAT is then at the rate of the country of delivery, the displayed price stays. Standard rate, or the highest reduced rate of the country (TEDB of the Commission, 22 August 2026): have them confirmed.',
    ],
    'SHOP',
    {
      SHOP: ['Celle de la boutique (sous le seuil)', 'That of the shop (below the threshold)'],
      OSS: ['Celle du pays de livraison (guichet unique)', 'That of the country of delivery (one-stop shop)'],
    },
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
    394,
    'RENTAL_DEPOSIT_DAYS',
    ['Dépôt de garantie rendu sous', 'Deposit given back within'],
    ['Jours après le retour d’une location ; 0 : dès le retour.', 'Days after a rental is back; 0: on return.'],
    7,
    [0, 60, 'days'],
    { effect: 'mail' },
  ),
] as const;
