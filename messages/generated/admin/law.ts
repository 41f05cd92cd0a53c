/** Texts of `admin/law`, made by `npm run generate` from `messages/<lang>/admin/law.json`. */
import type { Lang } from '../../languages.ts';
import { counted } from '../../plural.ts';

export type Messages = {
  title: string;
  intro: string;
  count: (v: { done: string | number; total: string | number }) => string;
  states: {
    MISSING: string;
    CHECK: string;
    DONE: string;
  };
  marks: {
    MISSING: string;
    CHECK: string;
    DONE: string;
  };
  missing: string;
  error: string;
  retry: string;
  loading: string;
  duties: {
    identity: {
      title: string;
      text: string;
    };
    saleTerms: {
      title: string;
      text: string;
    };
    privacyPolicy: {
      title: string;
      text: string;
    };
    cookiePolicy: {
      title: string;
      text: string;
    };
    mediator: {
      title: string;
      text: string;
    };
    withdrawal: {
      title: string;
      text: string;
    };
    openWithdrawals: {
      title: string;
      text: string;
    };
    exclusions: {
      title: string;
      text: string;
    };
    prices: {
      title: string;
      text: string;
    };
    producerGuarantee: {
      title: string;
      text: string;
    };
    orderButton: {
      title: string;
      text: string;
    };
    reductions: {
      title: string;
      text: string;
    };
    guarantee: {
      title: string;
      text: string;
    };
    consent: {
      title: string;
      text: string;
    };
    accessibility: {
      title: string;
      text: string;
    };
    alcohol: {
      title: string;
      text: string;
    };
    retention: {
      title: string;
      text: string;
    };
    personRights: {
      title: string;
      text: string;
    };
    books: {
      title: string;
      text: string;
    };
    emails: {
      title: string;
      text: string;
    };
    usedGoods: {
      title: string;
      text: string;
    };
    rentals: {
      title: string;
      text: string;
    };
    wineLabels: {
      title: string;
      text: string;
    };
    marginScheme: {
      title: string;
      text: string;
    };
  };
  open: (v: { count: number }) => string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    title: "Ce que la loi demande",
    intro: "Pour une boutique qui vend en France à des particuliers. Votre conseil confirme ; le programme fait ce qu’il peut et vous dit le reste.",
    count: (v) => `${v.done} sur ${v.total} en ordre`,
    states: {
      MISSING: "À compléter",
      CHECK: "À vérifier",
      DONE: "En ordre",
    },
    marks: {
      MISSING: "manque",
      CHECK: "à vérifier",
      DONE: "fait",
    },
    missing: "Sans valeur :",
    error: "Cela ne se charge pas pour l’instant.",
    retry: "Réessayer",
    loading: "Chargement",
    duties: {
      identity: {
        title: "Qui vend",
        text: "Nom, forme, numéros, siège, adresse e-mail, téléphone, direction de la publication, hébergeur.",
      },
      saleTerms: {
        title: "Conditions de vente",
        text: "Elles disent aussi où se trouve la fonction de rétractation.",
      },
      privacyPolicy: {
        title: "Politique de confidentialité",
        text: "Durées, droits et ce que garde le navigateur.",
      },
      cookiePolicy: {
        title: "Politique de cookies",
        text: "Ce qui attend un consentement, et pour combien de temps.",
      },
      mediator: {
        title: "Médiateur de la consommation",
        text: "Nom, adresse et site, sur le site et dans les conditions de vente.",
      },
      withdrawal: {
        title: "Fonction de rétractation",
        text: "« Renoncer au contrat ici », au pied des pages, sur les commandes et dans leurs e-mails.",
      },
      openWithdrawals: {
        title: "Rétractations à traiter",
        text: "Le remboursement est dû dans les 14 jours.",
      },
      exclusions: {
        title: "Articles sans rétractation",
        text: "Pièces personnalisées, denrées périssables et articles scellés, une fois descellés : dit article par article avant la commande.",
      },
      prices: {
        title: "Prix et livraison",
        text: "Toutes taxes comprises ; frais de livraison et disponibilité dits avant la commande.",
      },
      producerGuarantee: {
        title: "Garantie d’un producteur",
        text: "Plus de deux ans, sans frais : notez-la sur la déclinaison, et l’étiquette GARAN paraît.",
      },
      orderButton: {
        title: "Bouton de commande",
        text: "« Commander avec obligation de paiement ».",
      },
      reductions: {
        title: "Prix barrés",
        text: "Le plus bas des 30 jours avant la réduction.",
      },
      guarantee: {
        title: "Notice de la garantie légale",
        text: "Son texte est affiché au paiement et dans l’e-mail ; ajoutez l’image officielle.",
      },
      consent: {
        title: "Consentement",
        text: "Refuser est aussi simple qu’accepter ; rien avant un choix.",
      },
      accessibility: {
        title: "Accessibilité",
        text: "Exempté en dessous de 10 personnes et 2 M€ ; sinon, activez la page d’information. Son formulaire envoie les défauts trouvés dans vos messages.",
      },
      alcohol: {
        title: "Vente d’alcool",
        text: "Message sanitaire et preuve de majorité.",
      },
      retention: {
        title: "Durées de conservation",
        text: "Les données deviennent anonymes à leur terme, chaque jour.",
      },
      personRights: {
        title: "Droits des personnes",
        text: "Copie et effacement, depuis le compte ou d’ici.",
      },
      books: {
        title: "Comptabilité",
        text: "Ventes par jour et écritures (FEC), au numéro SIRET.",
      },
      emails: {
        title: "E-mails",
        text: "Désinscription en un clic, sans suivi.",
      },
      usedGoods: {
        title: "Articles d’occasion",
        text: "La fiche dit l’état de la pièce et la garantie légale de deux ans.",
      },
      rentals: {
        title: "Locations",
        text: "Dates, caution et total avant la commande ; la rétractation reste ouverte.",
      },
      wineLabels: {
        title: "Étiquettes des vins",
        text: "Ingrédients, allergènes et valeurs nutritionnelles de chaque millésime, avant la commande (vins produits depuis le 8 décembre 2023).",
      },
      marginScheme: {
        title: "Régime de la marge",
        text: "Le prix d’achat de chaque pièce donne la TVA due sur la marge, dans le rapport des ventes et le FEC.",
      },
    },
    open: (v) => counted("fr", v.count, { one: "# à traiter", other: "# à traiter" }),
  },
  en: {
    title: "What the law asks",
    intro: "For a shop that sells to consumers in France. Your counsel confirms; the program does what it can and tells you the rest.",
    count: (v) => `${v.done} of ${v.total} in order`,
    states: {
      MISSING: "To complete",
      CHECK: "To check",
      DONE: "In order",
    },
    marks: {
      MISSING: "missing",
      CHECK: "to check",
      DONE: "done",
    },
    missing: "Without a value:",
    error: "This does not load just now.",
    retry: "Try again",
    loading: "Loading",
    duties: {
      identity: {
        title: "Who sells",
        text: "Name, form, numbers, seat, e-mail address, phone, publication director, host.",
      },
      saleTerms: {
        title: "Sale terms",
        text: "They also say where the withdrawal function is.",
      },
      privacyPolicy: {
        title: "Privacy policy",
        text: "Times, rights and what the browser keeps.",
      },
      cookiePolicy: {
        title: "Cookie policy",
        text: "What waits for consent, and for how long.",
      },
      mediator: {
        title: "Consumer mediator",
        text: "Name, address and website, on the site and in the sale terms.",
      },
      withdrawal: {
        title: "Withdrawal function",
        text: "“Withdraw from the contract here”, at the foot of pages, on orders and in their e-mails.",
      },
      openWithdrawals: {
        title: "Withdrawals to settle",
        text: "The refund is due within 14 days.",
      },
      exclusions: {
        title: "Items without withdrawal",
        text: "Personalised pieces, perishable goods and sealed goods once unsealed: said item by item before the order.",
      },
      prices: {
        title: "Prices and delivery",
        text: "Taxes included; shipping fees and availability are said before the order.",
      },
      producerGuarantee: {
        title: "Guarantee of a producer",
        text: "Over two years, free of charge: write it on the declination, and the label GARAN appears.",
      },
      orderButton: {
        title: "Order button",
        text: "It says that ordering obliges to pay.",
      },
      reductions: {
        title: "Crossed-out prices",
        text: "The lowest of the 30 days before the reduction.",
      },
      guarantee: {
        title: "Notice of the legal guarantee",
        text: "Its text stands at payment and in the e-mail; add the official drawing.",
      },
      consent: {
        title: "Consent",
        text: "Refusing is as easy as accepting; nothing before a choice.",
      },
      accessibility: {
        title: "Accessibility",
        text: "Exempt below 10 people and €2M; otherwise turn the page of information on. Its form sends found faults to your messages.",
      },
      alcohol: {
        title: "Sale of alcohol",
        text: "Health message and proof of majority.",
      },
      retention: {
        title: "How long data is kept",
        text: "Data is made anonymous when its time is over, each day.",
      },
      personRights: {
        title: "Rights of people",
        text: "A copy and erasure, from the account or from here.",
      },
      books: {
        title: "Books",
        text: "Sales a day and entries (FEC), under the SIRET number.",
      },
      emails: {
        title: "E-mails",
        text: "Unsubscribing at one click, no tracking.",
      },
      usedGoods: {
        title: "Used pieces",
        text: "The sheet tells the condition of the piece and the legal guarantee of two years.",
      },
      rentals: {
        title: "Rentals",
        text: "Dates, deposit and total before the order; withdrawal stays possible.",
      },
      wineLabels: {
        title: "Labels of wines",
        text: "Ingredients, allergens and nutrition of each vintage, before the order (wines made since 8 December 2023).",
      },
      marginScheme: {
        title: "Margin scheme",
        text: "The purchase price of each piece gives the VAT due on the margin, in the sales report and the FEC.",
      },
    },
    open: (v) => counted("en", v.count, { one: "# to handle", other: "# to handle" }),
  },
};
