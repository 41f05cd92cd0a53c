/** Texts of `settings/people`, made by `npm run generate` from `messages/<lang>/settings/people.json`. */
import type { Lang } from '../../languages.ts';

export type Messages = {
  BLOCK_MINORS_FROM_REGISTERING: {
    label: string;
    help: string;
  };
  ASK_BIRTHDATE_AT_REGISTER: {
    label: string;
    help: string;
  };
  ALLOW_ONLY_MOBILE_PHONE: {
    label: string;
    help: string;
  };
  ENABLE_NEWSLETTER: {
    label: string;
    help: string;
  };
  SEND_MAIL_AS_NAME: {
    label: string;
    help: string;
  };
  SEND_MAIL_AS_MAIL: {
    label: string;
    help: string;
  };
  SHOW_PROMOTE_MESSAGE: {
    label: string;
    help: string;
  };
  PROMOTE_MESSAGE: {
    label: string;
    help: string;
  };
  PROMOTE_MESSAGE_LINK: {
    label: string;
    help: string;
  };
  SHOW_PROMOTE_NEWS: {
    label: string;
    help: string;
  };
  PROMOTED_NEWS_STYLE: {
    label: string;
    help: string;
    options: {
      BANNER: string;
      CARDS: string;
      LIST: string;
    };
  };
  DISPLAY_ALCOHOL_SELLING_MESSAGE: {
    label: string;
    help: string;
  };
  DISPLAY_ETHYLOTEST_MESSAGE: {
    label: string;
    help: string;
  };
  LOCK_TEXT_SELECTION: {
    label: string;
    help: string;
  };
  LOCK_RIGHT_CLICK: {
    label: string;
    help: string;
  };
  RETENTION_YEARS: {
    label: string;
    help: string;
  };
  MESSAGES_RETENTION_YEARS: {
    label: string;
    help: string;
  };
  BOOKINGS_RETENTION_YEARS: {
    label: string;
    help: string;
  };
  LOG_RETENTION_MONTHS: {
    label: string;
    help: string;
  };
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    BLOCK_MINORS_FROM_REGISTERING: {
      label: "Refuser les mineurs",
      help: "La date de naissance est demandée ; moins de 18 ans : refusé.",
    },
    ASK_BIRTHDATE_AT_REGISTER: {
      label: "Demander la date de naissance",
      help: "À l’inscription.",
    },
    ALLOW_ONLY_MOBILE_PHONE: {
      label: "N’accepter que les mobiles",
      help: "Un numéro fixe est refusé.",
    },
    ENABLE_NEWSLETTER: {
      label: "Lettre d’information",
      help: "Montre le formulaire et accepte les inscriptions.",
    },
    SEND_MAIL_AS_NAME: {
      label: "Nom d’expéditeur des e-mails",
      help: "Vide : le nom de la boutique.",
    },
    SEND_MAIL_AS_MAIL: {
      label: "Adresse d’expéditeur des e-mails",
      help: "Vide : l’e-mail de la société.",
    },
    SHOW_PROMOTE_MESSAGE: {
      label: "Afficher l’annonce",
      help: "Dans le bandeau du haut.",
    },
    PROMOTE_MESSAGE: {
      label: "Annonce",
      help: "Vide : celle du bandeau.",
    },
    PROMOTE_MESSAGE_LINK: {
      label: "Lien de l’annonce",
      help: "Où mène l’annonce.",
    },
    SHOW_PROMOTE_NEWS: {
      label: "Afficher les actualités mises en avant",
      help: "Sur la page d’accueil.",
    },
    PROMOTED_NEWS_STYLE: {
      label: "Style des actualités mises en avant",
      help: "Comment elles se présentent.",
      options: {
        BANNER: "Bandeau",
        CARDS: "Cartes",
        LIST: "Liste",
      },
    },
    DISPLAY_ALCOHOL_SELLING_MESSAGE: {
      label: "Message sur l’alcool",
      help: "Interdiction de vente aux mineurs et modération, sur l’accueil et au paiement.",
    },
    DISPLAY_ETHYLOTEST_MESSAGE: {
      label: "Message sur l’éthylotest",
      help: "Recommande l’autotest avant de conduire.",
    },
    LOCK_TEXT_SELECTION: {
      label: "Empêcher la sélection du texte",
      help: "Sauf dans les champs.",
    },
    LOCK_RIGHT_CLICK: {
      label: "Empêcher le clic droit",
      help: "Sauf dans les champs et sur les liens.",
    },
    RETENTION_YEARS: {
      label: "Garder les commandes et les e-mails",
      help: "Après ce temps sans nouvelle commande, les commandes sans compte deviennent anonymes et les e-mails sont effacés. Les factures, et les contrats de 120 € ou plus, restent dix ans.",
    },
    MESSAGES_RETENTION_YEARS: {
      label: "Garder les messages",
      help: "Après ce temps, les messages et les réponses aux formulaires sont effacés, avec leurs fichiers et leurs e-mails.",
    },
    BOOKINGS_RETENTION_YEARS: {
      label: "Garder les rendez-vous et les inscriptions",
      help: "Après ce temps, qui a pris rendez-vous ou s’est inscrit à un événement est oublié ; le nombre de places prises reste.",
    },
    LOG_RETENTION_MONTHS: {
      label: "Garder le journal de l’équipe",
      help: "Ensuite, ses lignes ne disent plus qui a agi.",
    },
  },
  en: {
    BLOCK_MINORS_FROM_REGISTERING: {
      label: "Refuse minors",
      help: "The date of birth is asked; under 18: refused.",
    },
    ASK_BIRTHDATE_AT_REGISTER: {
      label: "Ask the date of birth",
      help: "At registration.",
    },
    ALLOW_ONLY_MOBILE_PHONE: {
      label: "Accept mobile numbers only",
      help: "A landline number is refused.",
    },
    ENABLE_NEWSLETTER: {
      label: "Newsletter",
      help: "Shows the form and accepts subscriptions.",
    },
    SEND_MAIL_AS_NAME: {
      label: "Sender name of e-mails",
      help: "Empty: the shop’s name.",
    },
    SEND_MAIL_AS_MAIL: {
      label: "Sender address of e-mails",
      help: "Empty: the company’s e-mail.",
    },
    SHOW_PROMOTE_MESSAGE: {
      label: "Show the announcement",
      help: "In the top bar.",
    },
    PROMOTE_MESSAGE: {
      label: "Announcement",
      help: "Empty: the bar’s own.",
    },
    PROMOTE_MESSAGE_LINK: {
      label: "Link of the announcement",
      help: "Where the announcement leads.",
    },
    SHOW_PROMOTE_NEWS: {
      label: "Show promoted news",
      help: "On the home page.",
    },
    PROMOTED_NEWS_STYLE: {
      label: "Style of promoted news",
      help: "How they present themselves.",
      options: {
        BANNER: "Banner",
        CARDS: "Cards",
        LIST: "List",
      },
    },
    DISPLAY_ALCOHOL_SELLING_MESSAGE: {
      label: "Alcohol message",
      help: "No sale to minors and moderation, on the home page and at payment.",
    },
    DISPLAY_ETHYLOTEST_MESSAGE: {
      label: "Breathalyser message",
      help: "Recommends testing oneself before driving.",
    },
    LOCK_TEXT_SELECTION: {
      label: "Prevent text selection",
      help: "Except in fields.",
    },
    LOCK_RIGHT_CLICK: {
      label: "Prevent right click",
      help: "Except in fields and on links.",
    },
    RETENTION_YEARS: {
      label: "Keep orders and e-mails",
      help: "After that time without a new order, orders without an account are made anonymous and e-mails are deleted. Invoices, and contracts of €120 or more, stay ten years.",
    },
    MESSAGES_RETENTION_YEARS: {
      label: "Keep messages",
      help: "After that time messages and answers to forms are deleted, with their files and e-mails.",
    },
    BOOKINGS_RETENTION_YEARS: {
      label: "Keep appointments and registrations",
      help: "After that time whoever booked a time or registered for an event is forgotten; the number of places taken stays.",
    },
    LOG_RETENTION_MONTHS: {
      label: "Keep the team’s log",
      help: "Then its lines no longer say who acted.",
    },
  },
};
