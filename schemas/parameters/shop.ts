import { defaultCurrency } from '../currency.ts';
import { parameterGroup } from './definition.ts';

const shop = parameterGroup('shop', 'page');

const always = ['Vide : le texte habituel.', 'Empty: the usual words.'] as const;

export const shopParameters = [
  shop.choice(
    140,
    'PRODUCT_ORDER',
    ['Ordre des produits', 'Product order'],
    ['Celui d’une liste que personne n’a triée.', 'Of a list that nobody has sorted.'],
    'CUSTOM',
    {
      CUSTOM: ['Celui du catalogue', 'The catalogue’s'],
      PRICE: ['Prix croissants', 'Cheapest first'],
      PRICE_DESC: ['Prix décroissants', 'Dearest first'],
      DATE: ['Nouveautés d’abord', 'Newest first'],
      NAME: ['Par nom', 'By name'],
      DISCOUNT: ['Promotions d’abord', 'Discounts first'],
    },
  ),
  shop.choice(
    141,
    'PRODUCT_ASPECT_RATIO',
    ['Format des photos de produit', 'Product picture ratio'],
    ['Largeur-hauteur, dans les listes et les fiches.', 'Width-height, in lists and sheets.'],
    '2-3',
    {
      '1-1': ['Carré', 'Square'],
      '2-3': ['Portrait 2:3', 'Portrait 2:3'],
      '3-4': ['Portrait 3:4', 'Portrait 3:4'],
      '4-5': ['Portrait 4:5', 'Portrait 4:5'],
      '3-2': ['Paysage 3:2', 'Landscape 3:2'],
    },
    { effect: 'style' },
  ),
  shop.choice(
    142,
    'PRODUCT_PAGE_STYLE',
    ['Style des fiches produit', 'Product sheet style'],
    [
      'Images en colonne et achat qui suit, ou vignettes sous une grande image.',
      'Pictures in a column with the buy box following, or thumbnails under one large picture.',
    ],
    'PREMIUM',
    {
      PREMIUM: ['Galerie en colonne', 'Column gallery'],
      CLASSIC: ['Grande image et vignettes', 'Large picture and thumbnails'],
    },
  ),
  shop.choice(
    143,
    'FEATURES_PRODUCT_STYLE',
    ['Caractéristiques', 'Features'],
    ['Comment une fiche les montre.', 'How a sheet shows them.'],
    'EXPANDABLE',
    {
      EXPANDABLE: ['Dépliables', 'Expandable'],
      LIST: ['En liste', 'As a list'],
      TABLE: ['En tableau', 'As a table'],
      TABS: ['En onglets', 'In tabs'],
    },
  ),
  shop.number(
    144,
    'STOCK_LIMIT_DISPLAY',
    ['Afficher le stock restant à partir de', 'Show the remaining stock from'],
    [
      '« Plus que 2 » s’affiche quand il en reste ce nombre ou moins ; 0 : jamais.',
      '“Only 2 left” shows when this many or fewer are left; 0: never.',
    ],
    3,
    [0, 1000, 'pieces'],
  ),
  shop.line(145, 'IN_STOCK_LABEL', ['Texte « en stock »', '“In stock” text'], always),
  shop.line(146, 'NOT_IN_STOCK_LABEL', ['Texte « épuisé »', '“Sold out” text'], always),
  shop.currency(
    395,
    'CURRENCY',
    ['Devise', 'Currency'],
    [
      'Celle des prix, des paiements et des factures. Rien n’est converti : les montants gardent leurs chiffres, et une commande la devise où elle a été passée.',
      'Of prices, payments and invoices. Nothing is converted: amounts keep their figures, and an order the currency in which it was placed.',
    ],
    defaultCurrency,
    { effect: 'rule' },
  ),
  shop.flag(
    147,
    'HIDE_PRODUCT_PRICES',
    ['Masquer les prix', 'Hide prices'],
    ['Ni prix ni achat : une vitrine. Le serveur ne les donne plus.', 'No prices, no buying: a showcase. The server gives none.'],
    false,
    { effect: 'rule' },
  ),
  shop.flag(
    148,
    'PRODUCT_HIDE_PERCENTAGE_DISCOUNT',
    ['Masquer le pourcentage de remise', 'Hide the discount percentage'],
    ['Le prix barré reste.', 'The crossed-out price stays.'],
    false,
  ),
  shop.flag(
    149,
    'USE_PRODUCT_STOCK',
    ['Montrer le stock', 'Show the stock'],
    [
      'Sans lui, ni « en stock » ni « plus que 2 » ; un article épuisé le dit toujours.',
      'Without it neither “in stock” nor “only 2 left”; a sold-out product still says so.',
    ],
    true,
  ),
  shop.flag(
    150,
    'HANDLE_STOCK',
    ['Refuser les commandes au-delà du stock', 'Refuse orders beyond the stock'],
    ['Sans lui, on commande ce qui n’est plus là : fabrication à la demande.', 'Without it one orders what is not there: made to order.'],
    true,
    { effect: 'rule' },
  ),
  shop.number(
    159,
    'MAXIMUM_UNPAID_PIECES',
    ['Articles mis de côté sans être payés', 'Items set aside without being paid for'],
    [
      'Par personne et à la fois, le temps du paiement ; d’un même article la moitié au plus, et le double depuis une même adresse.',
      'By one person at once, while the payment is made; of one item half of it at most, and twice as many from one address.',
    ],
    120,
    [2, 100_000, 'pieces'],
    { effect: 'rule' },
  ),
  shop.flag(
    151,
    'SEE_CART_ON_HOVER',
    ['Panier au survol', 'Cart on hover'],
    [
      'Son aperçu s’ouvre sous le pointeur ; sinon l’icône mène au panier.',
      'Its preview opens under the pointer; otherwise the icon leads to the cart.',
    ],
    true,
  ),
  shop.number(152, 'PRODUCTS_PER_PAGE', ['Produits par page', 'Products a page'], ['Dans les listes.', 'In lists.'], 24, [
    4,
    100,
    'pieces',
  ]),
  shop.flag(
    153,
    'SHOW_NUTRITIONAL_DATA_ON_PRODUCT_SHEET',
    ['Valeurs nutritionnelles sur les fiches', 'Nutritional data on product sheets'],
    ['Le tableau des produits qui en ont.', 'The table of products that have them.'],
    false,
  ),
  shop.flag(
    154,
    'DISPLAY_GRAPE_VARIETY',
    ['Cépages', 'Grape varieties'],
    ['Sous le nom d’un vin, dans les listes.', 'Under a wine’s name, in lists.'],
    false,
  ),
  shop.flag(
    155,
    'SWITCH_NAME_AND_APPELLATION',
    ['Appellation avant le nom', 'Appellation before the name'],
    ['Pour les vins : l’appellation devient le titre.', 'For wines: the appellation becomes the title.'],
    false,
  ),
  shop.number(
    156,
    'BOTTLE_MULTIPLE',
    ['Vente des vins par multiple de', 'Wines sold by multiples of'],
    ['Pour les vins qui n’ont pas le leur ; 1 : à l’unité.', 'For wines without their own; 1: singly.'],
    1,
    [1, 24, 'bottles'],
    { effect: 'rule' },
  ),
  shop.flag(
    157,
    'ONLY_SELL_ON_FRENCH_VERSION',
    ['Vendre sur la version française seulement', 'Sell on the French version only'],
    [
      'Les autres langues montrent les produits et renvoient vers le français pour acheter.',
      'Other languages show the products and lead to French for buying.',
    ],
    true,
  ),
  shop.flag(
    380,
    'DISPLAY_WISHLIST',
    ['Favoris', 'Wishlist'],
    [
      'Un cœur sur les vignettes et les fiches garde un produit pour plus tard, avec ou sans compte.',
      'A heart on cards and sheets keeps a product for later, with or without an account.',
    ],
    true,
  ),
  shop.flag(
    383,
    'DISPLAY_RECENTLY_VIEWED',
    ['Produits vus récemment', 'Recently viewed products'],
    [
      'Le navigateur garde les dernières fiches vues et les montre au pied des fiches et du panier vide. Rien n’en est envoyé ni gardé par la boutique.',
      'The browser keeps the last sheets seen and shows them at the foot of sheets and of the empty cart. The shop keeps nothing of it.',
    ],
    true,
  ),
  shop.flag(
    382,
    'DISPLAY_PRODUCT_REVIEWS',
    ['Avis sur les produits', 'Product reviews'],
    [
      'Qui a reçu sa commande évalue ses articles depuis son compte ; l’équipe lit chaque avis avant de le publier sur la fiche.',
      'Who has received an order reviews its items from the account; the team reads each review before it is published on the sheet.',
    ],
    true,
  ),
  shop.flag(
    381,
    'DISPLAY_STOCK_ALERT',
    ['Alerte de retour en stock', 'Back-in-stock alert'],
    [
      'Sur la fiche de ce qui est épuisé : laisser son adresse, et recevoir un e-mail au retour. Éteint, les alertes déjà demandées sont envoyées.',
      'On the sheet of what is sold out: leave an address, and get one e-mail when it is back. Off, alerts asked for before are still sent.',
    ],
    true,
  ),
  shop.synonyms(
    393,
    'SEARCH_SYNONYMS',
    ['Synonymes de la recherche', 'Search synonyms'],
    [
      'Une ligne par groupe, les mots séparés par des virgules : « pull, pullover, sweater ». Qui cherche l’un trouve aussi les autres, dans toutes les langues du site. 100 lignes de 2 à 10 mots au plus.',
      'A line a group, the words with commas between: “pull, pullover, sweater”. Who searches for one finds the others too, in every language of the site. 100 lines of 2 to 10 words at most.',
    ],
    { effect: 'rule', public: false },
  ),
  shop.choice(
    158,
    'PRODUCT_CARD_ALIGNMENT',
    ['Alignement des vignettes', 'Card alignment'],
    ['Nom et prix sous la photo.', 'Name and price under the picture.'],
    'LEFT',
    {
      LEFT: ['À gauche', 'Left'],
      CENTER: ['Au centre', 'Centre'],
    },
    { effect: 'style' },
  ),
] as const;
