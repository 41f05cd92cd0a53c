/** Texts of `admin/shell`, made by `npm run generate` from `messages/<lang>/admin/shell.json`. */
import type { Lang } from '../../languages.ts';
import { counted, formatNumber } from '../../plural.ts';

export type Messages = {
  title: string;
  menu: string;
  skip: string;
  navigation: string;
  trail: string;
  groups: {
    home: string;
    sales: string;
    catalogue: string;
    customers: string;
    content: string;
    site: string;
    own: string;
  };
  screens: {
    home: string;
    orders: string;
    order: string;
    returns: string;
    withdrawals: string;
    payments: string;
    relayPoints: string;
    books: string;
    repricing: string;
    exchange: string;
    stock: string;
    reviews: string;
    bookings: string;
    registrations: string;
    answers: string;
    mails: string;
    subscribers: string;
    visits: string;
    privacy: string;
    pages: string;
    media: string;
    parameters: string;
    law: string;
    team: string;
    audit: string;
    sessions: string;
  };
  entries: {
    product: {
      many: string;
      one: string;
      new: string;
    };
    tag: {
      many: string;
      one: string;
      new: string;
    };
    variation: {
      many: string;
      one: string;
      new: string;
    };
    discount: {
      many: string;
      one: string;
      new: string;
    };
    carrier: {
      many: string;
      one: string;
      new: string;
    };
    news: {
      many: string;
      one: string;
      new: string;
    };
    article: {
      many: string;
      one: string;
      new: string;
    };
    "blog-folder": {
      many: string;
      one: string;
      new: string;
    };
    album: {
      many: string;
      one: string;
      new: string;
    };
    service: {
      many: string;
      one: string;
      new: string;
    };
    review: {
      many: string;
      one: string;
      new: string;
    };
    element: {
      many: string;
      one: string;
      new: string;
    };
    form: {
      many: string;
      one: string;
      new: string;
    };
    popup: {
      many: string;
      one: string;
      new: string;
    };
  };
  toSite: string;
  logout: string;
  palette: string;
  activity: string;
  activityOf: (v: { summary: string | number }) => string;
  noticeCount: (v: { count: number }) => string;
  runningCount: (v: { count: number }) => string;
  notices: string;
  tasks: string;
  noTask: string;
  progress: (v: { done: number; total: number }) => string;
  taskStates: {
    running: string;
    done: string;
    failed: string;
  };
  dismiss: (v: { label: string | number }) => string;
  only: string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    title: "Gestion",
    menu: "Menu",
    skip: "Aller au contenu",
    navigation: "Gestion de la boutique",
    trail: "Où vous êtes",
    groups: {
      home: "",
      sales: "Ventes",
      catalogue: "Catalogue",
      customers: "Clientèle",
      content: "Contenu",
      site: "Site",
      own: "Mon compte",
    },
    screens: {
      home: "Accueil",
      orders: "Commandes",
      order: "Commande",
      returns: "Retours",
      withdrawals: "Rétractations",
      payments: "Paiements",
      relayPoints: "Points relais",
      books: "Rapprochement",
      repricing: "Changer les prix",
      exchange: "Import et export",
      stock: "Stock",
      reviews: "Avis",
      bookings: "Rendez-vous",
      registrations: "Inscriptions",
      answers: "Réponses et messages",
      mails: "Boîte d’envoi",
      subscribers: "Lettres d’information",
      visits: "Visites",
      privacy: "Données personnelles",
      pages: "Pages",
      media: "Médias",
      parameters: "Réglages",
      law: "Ce que la loi demande",
      team: "Équipe",
      audit: "Journal",
      sessions: "Mes sessions",
    },
    entries: {
      product: {
        many: "Produits",
        one: "Produit",
        new: "Nouveau produit",
      },
      tag: {
        many: "Étiquettes",
        one: "Étiquette",
        new: "Nouvelle étiquette",
      },
      variation: {
        many: "Tailles et couleurs",
        one: "Déclinaison",
        new: "Nouvelle déclinaison",
      },
      discount: {
        many: "Codes de réduction",
        one: "Code de réduction",
        new: "Nouveau code",
      },
      carrier: {
        many: "Transporteurs",
        one: "Transporteur",
        new: "Nouveau transporteur",
      },
      news: {
        many: "Actualités",
        one: "Actualité",
        new: "Nouvelle actualité",
      },
      article: {
        many: "Articles",
        one: "Article",
        new: "Nouvel article",
      },
      "blog-folder": {
        many: "Dossiers du blog",
        one: "Dossier du blog",
        new: "Nouveau dossier",
      },
      album: {
        many: "Albums photo",
        one: "Album photo",
        new: "Nouvel album",
      },
      service: {
        many: "Services",
        one: "Service",
        new: "Nouveau service",
      },
      review: {
        many: "Avis sur la boutique",
        one: "Avis sur la boutique",
        new: "Nouvel avis",
      },
      element: {
        many: "Événements et listes",
        one: "Événement ou entrée de liste",
        new: "Nouvelle entrée",
      },
      form: {
        many: "Formulaires",
        one: "Formulaire",
        new: "Nouveau formulaire",
      },
      popup: {
        many: "Fenêtres surgissantes",
        one: "Fenêtre surgissante",
        new: "Nouvelle fenêtre",
      },
    },
    toSite: "Voir le site",
    logout: "Se déconnecter",
    palette: "Aller à…",
    activity: "Activité",
    activityOf: (v) => `Activité : ${v.summary}`,
    noticeCount: (v) => counted("fr", v.count, { one: "# avertissement", other: "# avertissements" }),
    runningCount: (v) => counted("fr", v.count, { one: "# tâche en cours", other: "# tâches en cours" }),
    notices: "À savoir",
    tasks: "Tâches",
    noTask: "Aucune tâche en cours. Les imports, les envois de fichiers et les actions groupées se suivent ici.",
    progress: (v) => `${formatNumber("fr", v.done)} sur ${formatNumber("fr", v.total)}`,
    taskStates: {
      running: "en cours",
      done: "terminé",
      failed: "échec",
    },
    dismiss: (v) => `Effacer : ${v.label}`,
    only: "Cet écran est réservé aux super-administrateurs.",
  },
  en: {
    title: "Management",
    menu: "Menu",
    skip: "Skip to content",
    navigation: "Management of the shop",
    trail: "Where you are",
    groups: {
      home: "",
      sales: "Sales",
      catalogue: "Catalogue",
      customers: "Customers",
      content: "Content",
      site: "Site",
      own: "My account",
    },
    screens: {
      home: "Home",
      orders: "Orders",
      order: "Order",
      returns: "Returns",
      withdrawals: "Withdrawals",
      payments: "Payments",
      relayPoints: "Relay points",
      books: "Reconciliation",
      repricing: "Change prices",
      exchange: "Import and export",
      stock: "Stock",
      reviews: "Reviews",
      bookings: "Appointments",
      registrations: "Registrations",
      answers: "Answers and messages",
      mails: "Outbox",
      subscribers: "Newsletters",
      visits: "Visits",
      privacy: "Personal data",
      pages: "Pages",
      media: "Media",
      parameters: "Settings",
      law: "What the law asks",
      team: "Team",
      audit: "Audit log",
      sessions: "My sessions",
    },
    entries: {
      product: {
        many: "Products",
        one: "Product",
        new: "New product",
      },
      tag: {
        many: "Tags",
        one: "Tag",
        new: "New tag",
      },
      variation: {
        many: "Sizes and colours",
        one: "Variation",
        new: "New variation",
      },
      discount: {
        many: "Discount codes",
        one: "Discount code",
        new: "New code",
      },
      carrier: {
        many: "Carriers",
        one: "Carrier",
        new: "New carrier",
      },
      news: {
        many: "News",
        one: "Piece of news",
        new: "New piece of news",
      },
      article: {
        many: "Articles",
        one: "Article",
        new: "New article",
      },
      "blog-folder": {
        many: "Blog folders",
        one: "Blog folder",
        new: "New folder",
      },
      album: {
        many: "Photo albums",
        one: "Photo album",
        new: "New album",
      },
      service: {
        many: "Services",
        one: "Service",
        new: "New service",
      },
      review: {
        many: "Shop reviews",
        one: "Shop review",
        new: "New review",
      },
      element: {
        many: "Events and lists",
        one: "Event or list entry",
        new: "New entry",
      },
      form: {
        many: "Forms",
        one: "Form",
        new: "New form",
      },
      popup: {
        many: "Popups",
        one: "Popup",
        new: "New popup",
      },
    },
    toSite: "See the site",
    logout: "Sign out",
    palette: "Go to…",
    activity: "Activity",
    activityOf: (v) => `Activity: ${v.summary}`,
    noticeCount: (v) => counted("en", v.count, { one: "# notice", other: "# notices" }),
    runningCount: (v) => counted("en", v.count, { one: "# task under way", other: "# tasks under way" }),
    notices: "To know",
    tasks: "Tasks",
    noTask: "No task under way. Imports, uploads and bulk actions are followed here.",
    progress: (v) => `${formatNumber("en", v.done)} of ${formatNumber("en", v.total)}`,
    taskStates: {
      running: "under way",
      done: "done",
      failed: "failed",
    },
    dismiss: (v) => `Clear: ${v.label}`,
    only: "This screen is for super administrators.",
  },
};
