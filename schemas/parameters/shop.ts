import { parameterGroup } from './definition.ts';

const shop = parameterGroup('shop');
const shipping = parameterGroup('shipping');
const registration = parameterGroup('registration');
const messages = parameterGroup('messages');

export const shopParameters = [
  shop.choice(140, 'PRODUCT_ORDER', 'Ordre des produits', 'Product order', 'CUSTOM', [
    'CUSTOM',
    'PRICE',
    'PRICE_DESC',
    'DATE',
    'NAME',
    'DISCOUNT',
  ]),
  shop.choice(141, 'PRODUCT_ASPECT_RATIO', 'Format des photos de produit', 'Product picture ratio', '2-3', [
    '1-1',
    '2-3',
    '3-4',
    '4-5',
    '3-2',
  ]),
  shop.choice(142, 'PRODUCT_PAGE_STYLE', 'Style des fiches produit', 'Product sheet style', 'PREMIUM', ['PREMIUM', 'CLASSIC']),
  shop.choice(143, 'FEATURES_PRODUCT_STYLE', 'Caractéristiques', 'Features', 'EXPANDABLE', ['EXPANDABLE', 'LIST']),
  shop.number(144, 'STOCK_LIMIT_DISPLAY', 'Afficher le stock restant à partir de', 'Show the remaining stock from', 3, [0, 1000], {
    help: {
      fr: '« Plus que 2 » s’affiche quand il reste ce nombre de pièces ou moins ; 0 : jamais.',
      en: '“Only 2 left” shows when this many pieces or fewer are left; 0: never.',
    },
  }),
  shop.line(145, 'IN_STOCK_LABEL', 'Texte « en stock »', '“In stock” text', '', {
    help: { fr: 'Vide : « En stock ».', en: 'Empty: “In stock”.' },
  }),
  shop.line(146, 'NOT_IN_STOCK_LABEL', 'Texte « épuisé »', '“Sold out” text'),
  shop.flag(147, 'HIDE_PRODUCT_PRICES', 'Masquer les prix', 'Hide prices', false),
  shop.flag(148, 'PRODUCT_HIDE_PERCENTAGE_DISCOUNT', 'Masquer le pourcentage de remise', 'Hide the discount percentage', false),
  shop.flag(149, 'USE_PRODUCT_STOCK', 'Suivre le stock', 'Track the stock', true),
  shop.flag(150, 'HANDLE_STOCK', 'Refuser les commandes au-delà du stock', 'Refuse orders beyond the stock', true),
  shop.flag(151, 'SEE_CART_ON_HOVER', 'Aperçu du panier', 'Cart preview', true),
  shop.number(152, 'PRODUCTS_PER_PAGE', 'Produits par page', 'Products a page', 24, [4, 100]),

  shipping.number(170, 'FREE_SHIPPING_PRICE', 'Livraison offerte dès (€)', 'Free shipping from (€)', 80, [0, 100_000], {
    help: { fr: '0 : jamais offerte.', en: '0: never free.' },
  }),
  shipping.text(171, 'CLICK_AND_COLLECT_HOURS', 'Horaires de retrait', 'Collection hours'),
  shipping.flag(172, 'LOCK_DELIVERY', 'Suspendre la livraison', 'Suspend delivery', false),
  shipping.text(173, 'SHIPPING_MESSAGE', 'Message de livraison', 'Shipping message'),
  shipping.flag(174, 'ONLY_SELL_IN_FRANCE', 'Vendre en France seulement', 'Sell in France only', true),
  shipping.flag(175, 'SELLS_WORLDWIDE', 'Vendre dans le monde entier', 'Sell worldwide', false),
  shipping.choice(176, 'PAYMENT_METHOD', 'Moyen de paiement', 'Payment method', 'CUSTOM', [
    'CUSTOM',
    'CAWL',
    'STRIPE',
    'MONETICO',
    'E_TRANSACTION',
  ]),

  registration.flag(190, 'BLOCK_MINORS_FROM_REGISTERING', 'Refuser les mineurs', 'Refuse minors', false),
  registration.flag(191, 'ASK_BIRTHDATE_AT_REGISTER', 'Demander la date de naissance', 'Ask the date of birth', false),
  registration.flag(192, 'ALLOW_ONLY_MOBILE_PHONE', 'N’accepter que les mobiles', 'Accept mobile numbers only', false),

  messages.flag(210, 'ENABLE_NEWSLETTER', 'Lettre d’information', 'Newsletter', false),
  messages.line(211, 'SEND_MAIL_AS_NAME', 'Nom d’expéditeur des e-mails', 'Sender name of e-mails'),
  messages.email(212, 'SEND_MAIL_AS_MAIL', 'Adresse d’expéditeur des e-mails', 'Sender address of e-mails'),
  messages.flag(213, 'SHOW_PROMOTE_MESSAGE', 'Afficher le message d’annonce', 'Show the announcement', true),
  messages.line(214, 'PROMOTE_MESSAGE', 'Message d’annonce', 'Announcement'),
  messages.link(215, 'PROMOTE_MESSAGE_LINK', 'Lien de l’annonce', 'Link of the announcement'),
] as const;
