/** Texts of `entities/discount`, made by `npm run generate` from `messages/<lang>/entities/discount.json`. */
import type { Lang } from '../../languages.ts';

export type Messages = {
  fields: {
    code: {
      label: string;
      help: string;
    };
    type: {
      label: string;
      help: string;
      options: {
        EURO: string;
        PERCENT: string;
      };
    };
    amount: {
      label: string;
      help: string;
      file: string;
    };
    detailType: {
      label: string;
      help: string;
      options: {
        PRODUCTS: string;
        SHIPPING_FEES: string;
      };
    };
    minimum: {
      label: string;
      help: string;
      file: string;
    };
    from: {
      label: string;
      help: string;
    };
    until: {
      label: string;
      help: string;
    };
    limitTotal: {
      label: string;
      help: string;
    };
    limitPerCustomer: {
      label: string;
      help: string;
    };
    tags: {
      label: string;
      help: string;
    };
  };
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    fields: {
      code: {
        label: "Code",
        help: "Ce qui est saisi ; majuscules et minuscules se valent.",
      },
      type: {
        label: "Genre de réduction",
        help: "",
        options: {
          EURO: "Montant",
          PERCENT: "Pourcentage",
        },
      },
      amount: {
        label: "Réduction",
        help: "",
        file: "En centimes, ou en points de base d’un pourcentage : 500 vaut 5 %.",
      },
      detailType: {
        label: "Portant sur",
        help: "",
        options: {
          PRODUCTS: "Les produits",
          SHIPPING_FEES: "La livraison",
        },
      },
      minimum: {
        label: "Minimum",
        help: "Ce que le panier doit atteindre.",
        file: "En centimes.",
      },
      from: {
        label: "Valable à partir de",
        help: "Dès le début de ce jour, ou dès cet instant.",
      },
      until: {
        label: "Valable jusqu’à",
        help: "Jusqu’à la fin de ce jour, ou jusqu’à cet instant.",
      },
      limitTotal: {
        label: "Commandes en tout",
        help: "Vide : sans limite.",
      },
      limitPerCustomer: {
        label: "Commandes d’un même client",
        help: "Vide : sans limite.",
      },
      tags: {
        label: "Étiquettes",
        help: "Seulement pour les produits qui en portent une ; aucune : pour tous.",
      },
    },
  },
  en: {
    fields: {
      code: {
        label: "Code",
        help: "What is typed; capitals and small letters are the same.",
      },
      type: {
        label: "Kind of reduction",
        help: "",
        options: {
          EURO: "Amount",
          PERCENT: "Percentage",
        },
      },
      amount: {
        label: "Reduction",
        help: "",
        file: "Cents, or basis points of a percentage: 500 is 5 %.",
      },
      detailType: {
        label: "Taken off",
        help: "",
        options: {
          PRODUCTS: "Products",
          SHIPPING_FEES: "Delivery",
        },
      },
      minimum: {
        label: "Minimum",
        help: "What the cart must come to.",
        file: "In cents.",
      },
      from: {
        label: "Valid from",
        help: "From the beginning of that day, or from that moment.",
      },
      until: {
        label: "Valid until",
        help: "To the end of that day, or to that moment.",
      },
      limitTotal: {
        label: "Orders in all",
        help: "Empty: no limit.",
      },
      limitPerCustomer: {
        label: "Orders of one customer",
        help: "Empty: no limit.",
      },
      tags: {
        label: "Tags",
        help: "Only on products that have one of them; none: on all.",
      },
    },
  },
};
