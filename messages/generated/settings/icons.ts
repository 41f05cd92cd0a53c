/** Texts of `settings/icons`, made by `npm run generate` from `messages/<lang>/settings/icons.json`. */
import type { Lang } from '../../languages.ts';

export type Messages = {
  CART_ICON: {
    label: string;
    help: string;
  };
  MY_ACCOUNT_ICON: {
    label: string;
    help: string;
  };
  SEARCH_ICON: {
    label: string;
    help: string;
  };
  MENU_ICON: {
    label: string;
    help: string;
  };
  BASE_FONTAWESOME_ICON: {
    label: string;
    help: string;
    options: {
      "fa-solid": string;
      "fa-regular": string;
      "fa-brands": string;
    };
  };
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    CART_ICON: {
      label: "Icône du panier",
      help: "Un nom de Font Awesome (« cart-shopping », « fa-regular fa-user ») ou du site : bag, basket, person, hanger.",
    },
    MY_ACCOUNT_ICON: {
      label: "Icône du compte",
      help: "Un nom de Font Awesome (« cart-shopping », « fa-regular fa-user ») ou du site : bag, basket, person, hanger.",
    },
    SEARCH_ICON: {
      label: "Icône de la recherche",
      help: "Un nom de Font Awesome (« cart-shopping », « fa-regular fa-user ») ou du site : bag, basket, person, hanger.",
    },
    MENU_ICON: {
      label: "Icône du menu",
      help: "Un nom de Font Awesome (« cart-shopping », « fa-regular fa-user ») ou du site : bag, basket, person, hanger.",
    },
    BASE_FONTAWESOME_ICON: {
      label: "Style des icônes Font Awesome",
      help: "Pour les icônes nommées sans leur style.",
      options: {
        "fa-solid": "Plein",
        "fa-regular": "Contour",
        "fa-brands": "Marques",
      },
    },
  },
  en: {
    CART_ICON: {
      label: "Cart icon",
      help: "A name of Font Awesome (“cart-shopping”, “fa-regular fa-user”) or of the site: bag, basket, person, hanger.",
    },
    MY_ACCOUNT_ICON: {
      label: "Account icon",
      help: "A name of Font Awesome (“cart-shopping”, “fa-regular fa-user”) or of the site: bag, basket, person, hanger.",
    },
    SEARCH_ICON: {
      label: "Search icon",
      help: "A name of Font Awesome (“cart-shopping”, “fa-regular fa-user”) or of the site: bag, basket, person, hanger.",
    },
    MENU_ICON: {
      label: "Menu icon",
      help: "A name of Font Awesome (“cart-shopping”, “fa-regular fa-user”) or of the site: bag, basket, person, hanger.",
    },
    BASE_FONTAWESOME_ICON: {
      label: "Style of Font Awesome icons",
      help: "For icons named without their style.",
      options: {
        "fa-solid": "Solid",
        "fa-regular": "Regular",
        "fa-brands": "Brands",
      },
    },
  },
};
