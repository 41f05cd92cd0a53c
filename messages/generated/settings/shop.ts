/** Texts of `settings/shop`, made by `npm run generate` from `messages/<lang>/settings/shop.json`. */
import type { Lang } from '../../languages.ts';

export type Messages = {
  PRODUCT_ORDER: {
    label: string;
    help: string;
    options: {
      CUSTOM: string;
      PRICE: string;
      PRICE_DESC: string;
      DATE: string;
      NAME: string;
      DISCOUNT: string;
    };
  };
  PRODUCT_ASPECT_RATIO: {
    label: string;
    help: string;
    options: {
      "1-1": string;
      "2-3": string;
      "3-4": string;
      "4-5": string;
      "3-2": string;
    };
  };
  PRODUCT_PAGE_STYLE: {
    label: string;
    help: string;
    options: {
      PREMIUM: string;
      CLASSIC: string;
    };
  };
  FEATURES_PRODUCT_STYLE: {
    label: string;
    help: string;
    options: {
      EXPANDABLE: string;
      LIST: string;
      TABLE: string;
      TABS: string;
    };
  };
  STOCK_LIMIT_DISPLAY: {
    label: string;
    help: string;
  };
  IN_STOCK_LABEL: {
    label: string;
    help: string;
  };
  NOT_IN_STOCK_LABEL: {
    label: string;
    help: string;
  };
  CURRENCY: {
    label: string;
    help: string;
  };
  HIDE_PRODUCT_PRICES: {
    label: string;
    help: string;
  };
  PRODUCT_HIDE_PERCENTAGE_DISCOUNT: {
    label: string;
    help: string;
  };
  USE_PRODUCT_STOCK: {
    label: string;
    help: string;
  };
  HANDLE_STOCK: {
    label: string;
    help: string;
  };
  MAXIMUM_UNPAID_PIECES: {
    label: string;
    help: string;
  };
  SEE_CART_ON_HOVER: {
    label: string;
    help: string;
  };
  PRODUCTS_PER_PAGE: {
    label: string;
    help: string;
  };
  SHOW_NUTRITIONAL_DATA_ON_PRODUCT_SHEET: {
    label: string;
    help: string;
  };
  DISPLAY_GRAPE_VARIETY: {
    label: string;
    help: string;
  };
  SWITCH_NAME_AND_APPELLATION: {
    label: string;
    help: string;
  };
  BOTTLE_MULTIPLE: {
    label: string;
    help: string;
  };
  ONLY_SELL_ON_FRENCH_VERSION: {
    label: string;
    help: string;
  };
  DISPLAY_WISHLIST: {
    label: string;
    help: string;
  };
  DISPLAY_RECENTLY_VIEWED: {
    label: string;
    help: string;
  };
  DISPLAY_PRODUCT_REVIEWS: {
    label: string;
    help: string;
  };
  DISPLAY_STOCK_ALERT: {
    label: string;
    help: string;
  };
  SEARCH_SYNONYMS: {
    label: string;
    help: string;
  };
  PRODUCT_CARD_ALIGNMENT: {
    label: string;
    help: string;
    options: {
      LEFT: string;
      CENTER: string;
    };
  };
  PRODUCT_FILE_GENERATOR: {
    label: string;
    help: string;
  };
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    PRODUCT_ORDER: {
      label: "Ordre des produits",
      help: "Celui d’une liste que personne n’a triée.",
      options: {
        CUSTOM: "Celui du catalogue",
        PRICE: "Prix croissants",
        PRICE_DESC: "Prix décroissants",
        DATE: "Nouveautés d’abord",
        NAME: "Par nom",
        DISCOUNT: "Promotions d’abord",
      },
    },
    PRODUCT_ASPECT_RATIO: {
      label: "Format des photos de produit",
      help: "Largeur-hauteur, dans les listes et les fiches.",
      options: {
        "1-1": "Carré",
        "2-3": "Portrait 2:3",
        "3-4": "Portrait 3:4",
        "4-5": "Portrait 4:5",
        "3-2": "Paysage 3:2",
      },
    },
    PRODUCT_PAGE_STYLE: {
      label: "Style des fiches produit",
      help: "Images en colonne et achat qui suit, ou vignettes sous une grande image.",
      options: {
        PREMIUM: "Galerie en colonne",
        CLASSIC: "Grande image et vignettes",
      },
    },
    FEATURES_PRODUCT_STYLE: {
      label: "Caractéristiques",
      help: "Comment une fiche les montre.",
      options: {
        EXPANDABLE: "Dépliables",
        LIST: "En liste",
        TABLE: "En tableau",
        TABS: "En onglets",
      },
    },
    STOCK_LIMIT_DISPLAY: {
      label: "Afficher le stock restant à partir de",
      help: "« Plus que 2 » s’affiche quand il en reste ce nombre ou moins ; 0 : jamais.",
    },
    IN_STOCK_LABEL: {
      label: "Texte « en stock »",
      help: "Vide : le texte habituel.",
    },
    NOT_IN_STOCK_LABEL: {
      label: "Texte « épuisé »",
      help: "Vide : le texte habituel.",
    },
    CURRENCY: {
      label: "Devise",
      help: "Celle des prix, des paiements et des factures. Rien n’est converti : les montants gardent leurs chiffres, et une commande la devise où elle a été passée.",
    },
    HIDE_PRODUCT_PRICES: {
      label: "Masquer les prix",
      help: "Ni prix ni achat : une vitrine. Le serveur ne les donne plus.",
    },
    PRODUCT_HIDE_PERCENTAGE_DISCOUNT: {
      label: "Masquer le pourcentage de remise",
      help: "Le prix barré reste.",
    },
    USE_PRODUCT_STOCK: {
      label: "Montrer le stock",
      help: "Sans lui, ni « en stock » ni « plus que 2 » ; un article épuisé le dit toujours.",
    },
    HANDLE_STOCK: {
      label: "Refuser les commandes au-delà du stock",
      help: "Sans lui, on commande ce qui n’est plus là : fabrication à la demande.",
    },
    MAXIMUM_UNPAID_PIECES: {
      label: "Articles mis de côté sans être payés",
      help: "Par personne et à la fois, le temps du paiement ; d’un même article la moitié au plus, et le double depuis une même adresse.",
    },
    SEE_CART_ON_HOVER: {
      label: "Panier au survol",
      help: "Son aperçu s’ouvre sous le pointeur ; sinon l’icône mène au panier.",
    },
    PRODUCTS_PER_PAGE: {
      label: "Produits par page",
      help: "Dans les listes.",
    },
    SHOW_NUTRITIONAL_DATA_ON_PRODUCT_SHEET: {
      label: "Valeurs nutritionnelles sur les fiches",
      help: "Le tableau des produits qui en ont.",
    },
    DISPLAY_GRAPE_VARIETY: {
      label: "Cépages",
      help: "Sous le nom d’un vin, dans les listes.",
    },
    SWITCH_NAME_AND_APPELLATION: {
      label: "Appellation avant le nom",
      help: "Pour les vins : l’appellation devient le titre.",
    },
    BOTTLE_MULTIPLE: {
      label: "Vente des vins par multiple de",
      help: "Pour les vins qui n’ont pas le leur ; 1 : à l’unité.",
    },
    ONLY_SELL_ON_FRENCH_VERSION: {
      label: "Vendre sur la version française seulement",
      help: "Les autres langues montrent les produits et renvoient vers le français pour acheter.",
    },
    DISPLAY_WISHLIST: {
      label: "Favoris",
      help: "Un cœur sur les vignettes et les fiches garde un produit pour plus tard, avec ou sans compte.",
    },
    DISPLAY_RECENTLY_VIEWED: {
      label: "Produits vus récemment",
      help: "Le navigateur garde les dernières fiches vues et les montre au pied des fiches et du panier vide. Rien n’en est envoyé ni gardé par la boutique.",
    },
    DISPLAY_PRODUCT_REVIEWS: {
      label: "Avis sur les produits",
      help: "Qui a reçu sa commande évalue ses articles depuis son compte ; l’équipe lit chaque avis avant de le publier sur la fiche.",
    },
    DISPLAY_STOCK_ALERT: {
      label: "Alerte de retour en stock",
      help: "Sur la fiche de ce qui est épuisé : laisser son adresse, et recevoir un e-mail au retour. Éteint, les alertes déjà demandées sont envoyées.",
    },
    SEARCH_SYNONYMS: {
      label: "Synonymes de la recherche",
      help: "Une ligne par groupe, les mots séparés par des virgules : « pull, pullover, sweater ». Qui cherche l’un trouve aussi les autres, dans toutes les langues du site. 100 lignes de 2 à 10 mots au plus.",
    },
    PRODUCT_CARD_ALIGNMENT: {
      label: "Alignement des vignettes",
      help: "Nom et prix sous la photo.",
      options: {
        LEFT: "À gauche",
        CENTER: "Au centre",
      },
    },
    PRODUCT_FILE_GENERATOR: {
      label: "Fiches à télécharger",
      help: "Un PDF par produit, là où une page le propose.",
    },
  },
  en: {
    PRODUCT_ORDER: {
      label: "Product order",
      help: "Of a list that nobody has sorted.",
      options: {
        CUSTOM: "The catalogue’s",
        PRICE: "Cheapest first",
        PRICE_DESC: "Dearest first",
        DATE: "Newest first",
        NAME: "By name",
        DISCOUNT: "Discounts first",
      },
    },
    PRODUCT_ASPECT_RATIO: {
      label: "Product picture ratio",
      help: "Width-height, in lists and sheets.",
      options: {
        "1-1": "Square",
        "2-3": "Portrait 2:3",
        "3-4": "Portrait 3:4",
        "4-5": "Portrait 4:5",
        "3-2": "Landscape 3:2",
      },
    },
    PRODUCT_PAGE_STYLE: {
      label: "Product sheet style",
      help: "Pictures in a column with the buy box following, or thumbnails under one large picture.",
      options: {
        PREMIUM: "Column gallery",
        CLASSIC: "Large picture and thumbnails",
      },
    },
    FEATURES_PRODUCT_STYLE: {
      label: "Features",
      help: "How a sheet shows them.",
      options: {
        EXPANDABLE: "Expandable",
        LIST: "As a list",
        TABLE: "As a table",
        TABS: "In tabs",
      },
    },
    STOCK_LIMIT_DISPLAY: {
      label: "Show the remaining stock from",
      help: "“Only 2 left” shows when this many or fewer are left; 0: never.",
    },
    IN_STOCK_LABEL: {
      label: "“In stock” text",
      help: "Empty: the usual words.",
    },
    NOT_IN_STOCK_LABEL: {
      label: "“Sold out” text",
      help: "Empty: the usual words.",
    },
    CURRENCY: {
      label: "Currency",
      help: "Of prices, payments and invoices. Nothing is converted: amounts keep their figures, and an order the currency in which it was placed.",
    },
    HIDE_PRODUCT_PRICES: {
      label: "Hide prices",
      help: "No prices, no buying: a showcase. The server gives none.",
    },
    PRODUCT_HIDE_PERCENTAGE_DISCOUNT: {
      label: "Hide the discount percentage",
      help: "The crossed-out price stays.",
    },
    USE_PRODUCT_STOCK: {
      label: "Show the stock",
      help: "Without it neither “in stock” nor “only 2 left”; a sold-out product still says so.",
    },
    HANDLE_STOCK: {
      label: "Refuse orders beyond the stock",
      help: "Without it one orders what is not there: made to order.",
    },
    MAXIMUM_UNPAID_PIECES: {
      label: "Items set aside without being paid for",
      help: "By one person at once, while the payment is made; of one item half of it at most, and twice as many from one address.",
    },
    SEE_CART_ON_HOVER: {
      label: "Cart on hover",
      help: "Its preview opens under the pointer; otherwise the icon leads to the cart.",
    },
    PRODUCTS_PER_PAGE: {
      label: "Products a page",
      help: "In lists.",
    },
    SHOW_NUTRITIONAL_DATA_ON_PRODUCT_SHEET: {
      label: "Nutritional data on product sheets",
      help: "The table of products that have them.",
    },
    DISPLAY_GRAPE_VARIETY: {
      label: "Grape varieties",
      help: "Under a wine’s name, in lists.",
    },
    SWITCH_NAME_AND_APPELLATION: {
      label: "Appellation before the name",
      help: "For wines: the appellation becomes the title.",
    },
    BOTTLE_MULTIPLE: {
      label: "Wines sold by multiples of",
      help: "For wines without their own; 1: singly.",
    },
    ONLY_SELL_ON_FRENCH_VERSION: {
      label: "Sell on the French version only",
      help: "Other languages show the products and lead to French for buying.",
    },
    DISPLAY_WISHLIST: {
      label: "Wishlist",
      help: "A heart on cards and sheets keeps a product for later, with or without an account.",
    },
    DISPLAY_RECENTLY_VIEWED: {
      label: "Recently viewed products",
      help: "The browser keeps the last sheets seen and shows them at the foot of sheets and of the empty cart. The shop keeps nothing of it.",
    },
    DISPLAY_PRODUCT_REVIEWS: {
      label: "Product reviews",
      help: "Who has received an order reviews its items from the account; the team reads each review before it is published on the sheet.",
    },
    DISPLAY_STOCK_ALERT: {
      label: "Back-in-stock alert",
      help: "On the sheet of what is sold out: leave an address, and get one e-mail when it is back. Off, alerts asked for before are still sent.",
    },
    SEARCH_SYNONYMS: {
      label: "Search synonyms",
      help: "A line a group, the words with commas between: “pull, pullover, sweater”. Who searches for one finds the others too, in every language of the site. 100 lines of 2 to 10 words at most.",
    },
    PRODUCT_CARD_ALIGNMENT: {
      label: "Card alignment",
      help: "Name and price under the picture.",
      options: {
        LEFT: "Left",
        CENTER: "Centre",
      },
    },
    PRODUCT_FILE_GENERATOR: {
      label: "Files of products",
      help: "A PDF of each product, where a page offers it.",
    },
  },
};
