/** Texts of `admin/entries/product`, made by `npm run generate` from `messages/<lang>/admin/entries/product.json`. */
import type { Lang } from '../../../languages.ts';
import { counted } from '../../../plural.ts';

export type Messages = {
  count: (v: { count: number }) => string;
  none: string;
  emptyTitle: string;
  emptyText: string;
  searchHint: string;
  sections: {
    main: string;
    declinations: string;
    text: string;
    kind: string;
    wine: string;
    reductions: string;
    customization: string;
    food: string;
    delivery: string;
    beside: string;
    search: string;
  };
  columns: {
    isPublished: string;
    stock: string;
  };
  settings: {
    publish: {
      label: string;
      ask: string;
      text: string;
      done: (v: { count: number }) => string;
    };
    hide: {
      label: string;
      ask: string;
      text: string;
      done: (v: { count: number }) => string;
    };
  };
  links: {
    reprice: string;
  };
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    count: (v) => counted("fr", v.count, { one: "# produit", other: "# produits" }),
    none: "Aucun produit ne correspond.",
    emptyTitle: "Aucun produit pour l’instant",
    emptyText: "Une photo, un nom, un prix : c’est assez pour commencer à vendre. Ou importez un tableau.",
    searchHint: "Nom, adresse ou marque",
    sections: {
      main: "L’essentiel",
      declinations: "Déclinaisons et stock",
      text: "Texte",
      kind: "Genre d’offre",
      wine: "Vin",
      reductions: "Réductions",
      customization: "Personnalisation",
      food: "Alimentation et récompenses",
      delivery: "Livraison et TVA",
      beside: "À côté",
      search: "Adresse et moteurs de recherche",
    },
    columns: {
      isPublished: "État",
      stock: "Stock",
    },
    settings: {
      publish: {
        label: "Mettre en ligne",
        ask: "Mettre la sélection en ligne ?",
        text: "La boutique la montre et la vend tout de suite.",
        done: (v) => counted("fr", v.count, { one: "Un produit est en ligne.", other: "# produits sont en ligne." }),
      },
      hide: {
        label: "Masquer",
        ask: "Masquer la sélection ?",
        text: "La boutique ne la montre et ne la vend plus. Rien n’est perdu.",
        done: (v) => counted("fr", v.count, { one: "Un produit est masqué.", other: "# produits sont masqués." }),
      },
    },
    links: {
      reprice: "Changer les prix",
    },
  },
  en: {
    count: (v) => counted("en", v.count, { one: "# product", other: "# products" }),
    none: "No product matches.",
    emptyTitle: "No product yet",
    emptyText: "A photo, a name, a price: that is enough to begin to sell. Or import a table.",
    searchHint: "Name, address or brand",
    sections: {
      main: "Essentials",
      declinations: "Declinations and stock",
      text: "Text",
      kind: "Kind of offer",
      wine: "Wine",
      reductions: "Reductions",
      customization: "Customization",
      food: "Food and awards",
      delivery: "Delivery and VAT",
      beside: "Beside it",
      search: "Address and search engines",
    },
    columns: {
      isPublished: "State",
      stock: "Stock",
    },
    settings: {
      publish: {
        label: "Put online",
        ask: "Put the selection online?",
        text: "The shop shows and sells it at once.",
        done: (v) => counted("en", v.count, { one: "One product is online.", other: "# products are online." }),
      },
      hide: {
        label: "Hide",
        ask: "Hide the selection?",
        text: "The shop shows and sells it no more. Nothing is lost.",
        done: (v) => counted("en", v.count, { one: "One product is hidden.", other: "# products are hidden." }),
      },
    },
    links: {
      reprice: "Change prices",
    },
  },
};
