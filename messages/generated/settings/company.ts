/** Texts of `settings/company`, made by `npm run generate` from `messages/<lang>/settings/company.json`. */
import type { Lang } from '../../languages.ts';

export type Messages = {
  COMPANY_NAME: {
    label: string;
    help: string;
  };
  COMPANY_LEGAL_NAME: {
    label: string;
    help: string;
  };
  COMPANY_LEGAL_AGENT: {
    label: string;
    help: string;
  };
  COMPANY_CORPORATE_FORM: {
    label: string;
    help: string;
  };
  COMPANY_RCS: {
    label: string;
    help: string;
  };
  COMPANY_SIRET: {
    label: string;
    help: string;
  };
  INTRACO_VAT: {
    label: string;
    help: string;
  };
  COMPANY_HEAD_OFFICE: {
    label: string;
    help: string;
  };
  COMPANY_ADDRESS: {
    label: string;
    help: string;
  };
  COMPANY_POSTAL_CODE: {
    label: string;
    help: string;
  };
  COMPANY_CITY: {
    label: string;
    help: string;
  };
  COMPANY_COUNTRY: {
    label: string;
    help: string;
  };
  COMPANY_PHONE: {
    label: string;
    help: string;
  };
  COMPANY_MOBILE: {
    label: string;
    help: string;
  };
  COMPANY_FAX: {
    label: string;
    help: string;
  };
  COMPANY_EMAIL: {
    label: string;
    help: string;
  };
  COMPANY_DESCRIPTION: {
    label: string;
    help: string;
  };
  COMPANY_LATITUDE: {
    label: string;
    help: string;
  };
  COMPANY_LONGITUDE: {
    label: string;
    help: string;
  };
  COMPANY_CAPITAL: {
    label: string;
    help: string;
  };
  COMPANY_APE: {
    label: string;
    help: string;
  };
  PUBLICATION_DIRECTOR: {
    label: string;
    help: string;
  };
  HOST_NAME: {
    label: string;
    help: string;
  };
  HOST_ADDRESS: {
    label: string;
    help: string;
  };
  MEDIATOR_NAME: {
    label: string;
    help: string;
  };
  MEDIATOR_ADDRESS: {
    label: string;
    help: string;
  };
  MEDIATOR_URL: {
    label: string;
    help: string;
  };
  FEC_ACCOUNT_CUSTOMERS: {
    label: string;
    help: string;
  };
  FEC_ACCOUNT_VAT: {
    label: string;
    help: string;
  };
  FEC_ACCOUNT_PROVIDERS: {
    label: string;
    help: string;
  };
  FEC_ACCOUNT_BANK: {
    label: string;
    help: string;
  };
  FEC_ACCOUNT_FEES: {
    label: string;
    help: string;
  };
  FEC_ACCOUNT_GOODS: {
    label: string;
    help: string;
  };
  FEC_ACCOUNT_SERVICES: {
    label: string;
    help: string;
  };
  FEC_ACCOUNT_UNTAXED: {
    label: string;
    help: string;
  };
  FEC_ACCOUNT_MARGIN: {
    label: string;
    help: string;
  };
  OPENING_HOURS_MONDAY: {
    label: string;
    help: string;
  };
  OPENING_HOURS_TUESDAY: {
    label: string;
    help: string;
  };
  OPENING_HOURS_WEDNESDAY: {
    label: string;
    help: string;
  };
  OPENING_HOURS_THURSDAY: {
    label: string;
    help: string;
  };
  OPENING_HOURS_FRIDAY: {
    label: string;
    help: string;
  };
  OPENING_HOURS_SATURDAY: {
    label: string;
    help: string;
  };
  OPENING_HOURS_SUNDAY: {
    label: string;
    help: string;
  };
  FACEBOOK_URL: {
    label: string;
    help: string;
  };
  INSTAGRAM_URL: {
    label: string;
    help: string;
  };
  TIKTOK_URL: {
    label: string;
    help: string;
  };
  PINTEREST_URL: {
    label: string;
    help: string;
  };
  YOUTUBE_URL: {
    label: string;
    help: string;
  };
  LINKEDIN_URL: {
    label: string;
    help: string;
  };
  GOOGLE_REVIEW_URL: {
    label: string;
    help: string;
  };
  TWITTER_URL: {
    label: string;
    help: string;
  };
  TRIPADVISOR_URL: {
    label: string;
    help: string;
  };
  TELEGRAM_USERNAME: {
    label: string;
    help: string;
  };
  DISCORD_SERVER: {
    label: string;
    help: string;
  };
  GITHUB_REPOSITORY: {
    label: string;
    help: string;
  };
  DISPLAY_SOCIAL_ICON_IN_MENU: {
    label: string;
    help: string;
  };
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    COMPANY_NAME: {
      label: "Nom de la boutique",
      help: "Contact, pied de page, e-mails et textes légaux.",
    },
    COMPANY_LEGAL_NAME: {
      label: "Raison sociale",
      help: "Remplit les textes légaux.",
    },
    COMPANY_LEGAL_AGENT: {
      label: "Représentant légal",
      help: "Remplit les textes légaux.",
    },
    COMPANY_CORPORATE_FORM: {
      label: "Forme juridique",
      help: "Remplit les textes légaux.",
    },
    COMPANY_RCS: {
      label: "Numéro RCS",
      help: "Remplit les textes légaux.",
    },
    COMPANY_SIRET: {
      label: "SIRET",
      help: "Remplit les textes légaux.",
    },
    INTRACO_VAT: {
      label: "TVA intracommunautaire",
      help: "Remplit les textes légaux.",
    },
    COMPANY_HEAD_OFFICE: {
      label: "Siège social",
      help: "Remplit les textes légaux.",
    },
    COMPANY_ADDRESS: {
      label: "Adresse",
      help: "Contact, pied de page, e-mails et textes légaux.",
    },
    COMPANY_POSTAL_CODE: {
      label: "Code postal",
      help: "Contact, pied de page, e-mails et textes légaux.",
    },
    COMPANY_CITY: {
      label: "Ville",
      help: "Contact, pied de page, e-mails et textes légaux.",
    },
    COMPANY_COUNTRY: {
      label: "Pays",
      help: "Code à deux lettres.",
    },
    COMPANY_PHONE: {
      label: "Téléphone",
      help: "Contact, pied de page, e-mails et textes légaux.",
    },
    COMPANY_MOBILE: {
      label: "Mobile",
      help: "Contact, pied de page, e-mails et textes légaux.",
    },
    COMPANY_FAX: {
      label: "Fax",
      help: "Contact, pied de page, e-mails et textes légaux.",
    },
    COMPANY_EMAIL: {
      label: "E-mail",
      help: "Contact, pied de page, e-mails et textes légaux.",
    },
    COMPANY_DESCRIPTION: {
      label: "Présentation",
      help: "Pied de page et moteurs de recherche.",
    },
    COMPANY_LATITUDE: {
      label: "Latitude",
      help: "Place de la boutique sur une carte.",
    },
    COMPANY_LONGITUDE: {
      label: "Longitude",
      help: "Place de la boutique sur une carte.",
    },
    COMPANY_CAPITAL: {
      label: "Capital social",
      help: "Remplit les textes légaux.",
    },
    COMPANY_APE: {
      label: "Code APE",
      help: "Remplit les textes légaux.",
    },
    PUBLICATION_DIRECTOR: {
      label: "Directeur de la publication",
      help: "Remplit les textes légaux.",
    },
    HOST_NAME: {
      label: "Hébergeur",
      help: "Remplit les textes légaux.",
    },
    HOST_ADDRESS: {
      label: "Adresse de l’hébergeur",
      help: "Remplit les textes légaux.",
    },
    MEDIATOR_NAME: {
      label: "Médiateur de la consommation",
      help: "Remplit les textes légaux.",
    },
    MEDIATOR_ADDRESS: {
      label: "Adresse du médiateur",
      help: "Remplit les textes légaux.",
    },
    MEDIATOR_URL: {
      label: "Site du médiateur",
      help: "Remplit les textes légaux.",
    },
    FEC_ACCOUNT_CUSTOMERS: {
      label: "Compte des clients",
      help: "Dans le fichier des écritures comptables (FEC). Votre comptable vous le donne.",
    },
    FEC_ACCOUNT_VAT: {
      label: "Compte de la TVA collectée",
      help: "Dans le fichier des écritures comptables (FEC). Votre comptable vous le donne.",
    },
    FEC_ACCOUNT_PROVIDERS: {
      label: "Compte des prestataires de paiement",
      help: "Dans le fichier des écritures comptables (FEC). Votre comptable vous le donne.",
    },
    FEC_ACCOUNT_BANK: {
      label: "Compte de la banque",
      help: "Dans le fichier des écritures comptables (FEC). Votre comptable vous le donne.",
    },
    FEC_ACCOUNT_FEES: {
      label: "Compte des frais sur encaissements",
      help: "Dans le fichier des écritures comptables (FEC). Votre comptable vous le donne.",
    },
    FEC_ACCOUNT_GOODS: {
      label: "Compte des ventes de marchandises",
      help: "Dans le fichier des écritures comptables (FEC). Votre comptable vous le donne.",
    },
    FEC_ACCOUNT_SERVICES: {
      label: "Compte des prestations de services",
      help: "Dans le fichier des écritures comptables (FEC). Votre comptable vous le donne.",
    },
    FEC_ACCOUNT_UNTAXED: {
      label: "Compte des ventes hors de France",
      help: "Dans le fichier des écritures comptables (FEC). Votre comptable vous le donne.",
    },
    FEC_ACCOUNT_MARGIN: {
      label: "Compte des ventes à la marge",
      help: "Dans le fichier des écritures comptables (FEC). Votre comptable vous le donne.",
    },
    OPENING_HOURS_MONDAY: {
      label: "Lundi",
      help: "HH:MM-HH:MM, plusieurs plages séparées par une virgule ; vide : fermé.",
    },
    OPENING_HOURS_TUESDAY: {
      label: "Mardi",
      help: "HH:MM-HH:MM, plusieurs plages séparées par une virgule ; vide : fermé.",
    },
    OPENING_HOURS_WEDNESDAY: {
      label: "Mercredi",
      help: "HH:MM-HH:MM, plusieurs plages séparées par une virgule ; vide : fermé.",
    },
    OPENING_HOURS_THURSDAY: {
      label: "Jeudi",
      help: "HH:MM-HH:MM, plusieurs plages séparées par une virgule ; vide : fermé.",
    },
    OPENING_HOURS_FRIDAY: {
      label: "Vendredi",
      help: "HH:MM-HH:MM, plusieurs plages séparées par une virgule ; vide : fermé.",
    },
    OPENING_HOURS_SATURDAY: {
      label: "Samedi",
      help: "HH:MM-HH:MM, plusieurs plages séparées par une virgule ; vide : fermé.",
    },
    OPENING_HOURS_SUNDAY: {
      label: "Dimanche",
      help: "HH:MM-HH:MM, plusieurs plages séparées par une virgule ; vide : fermé.",
    },
    FACEBOOK_URL: {
      label: "Facebook",
      help: "Adresse de la page ; vide : pas de lien.",
    },
    INSTAGRAM_URL: {
      label: "Instagram",
      help: "Adresse de la page ; vide : pas de lien.",
    },
    TIKTOK_URL: {
      label: "TikTok",
      help: "Adresse de la page ; vide : pas de lien.",
    },
    PINTEREST_URL: {
      label: "Pinterest",
      help: "Adresse de la page ; vide : pas de lien.",
    },
    YOUTUBE_URL: {
      label: "YouTube",
      help: "Adresse de la page ; vide : pas de lien.",
    },
    LINKEDIN_URL: {
      label: "LinkedIn",
      help: "Adresse de la page ; vide : pas de lien.",
    },
    GOOGLE_REVIEW_URL: {
      label: "Avis Google",
      help: "Adresse de la page ; vide : pas de lien.",
    },
    TWITTER_URL: {
      label: "Twitter",
      help: "Adresse de la page ; vide : pas de lien.",
    },
    TRIPADVISOR_URL: {
      label: "Tripadvisor",
      help: "Adresse de la page ; vide : pas de lien.",
    },
    TELEGRAM_USERNAME: {
      label: "Telegram",
      help: "Nom d’utilisateur, sans @.",
    },
    DISCORD_SERVER: {
      label: "Discord",
      help: "Code d’invitation du serveur.",
    },
    GITHUB_REPOSITORY: {
      label: "GitHub",
      help: "Propriétaire/dépôt.",
    },
    DISPLAY_SOCIAL_ICON_IN_MENU: {
      label: "Réseaux sociaux dans le menu",
      help: "Dans le bandeau du haut et le menu mobile, en plus du pied de page.",
    },
  },
  en: {
    COMPANY_NAME: {
      label: "Shop name",
      help: "Contact, footer, e-mails and legal texts.",
    },
    COMPANY_LEGAL_NAME: {
      label: "Legal name",
      help: "Fills the legal texts.",
    },
    COMPANY_LEGAL_AGENT: {
      label: "Legal representative",
      help: "Fills the legal texts.",
    },
    COMPANY_CORPORATE_FORM: {
      label: "Corporate form",
      help: "Fills the legal texts.",
    },
    COMPANY_RCS: {
      label: "Company register number",
      help: "Fills the legal texts.",
    },
    COMPANY_SIRET: {
      label: "SIRET",
      help: "Fills the legal texts.",
    },
    INTRACO_VAT: {
      label: "Intra-community VAT",
      help: "Fills the legal texts.",
    },
    COMPANY_HEAD_OFFICE: {
      label: "Head office",
      help: "Fills the legal texts.",
    },
    COMPANY_ADDRESS: {
      label: "Address",
      help: "Contact, footer, e-mails and legal texts.",
    },
    COMPANY_POSTAL_CODE: {
      label: "Postal code",
      help: "Contact, footer, e-mails and legal texts.",
    },
    COMPANY_CITY: {
      label: "City",
      help: "Contact, footer, e-mails and legal texts.",
    },
    COMPANY_COUNTRY: {
      label: "Country",
      help: "Two-letter code.",
    },
    COMPANY_PHONE: {
      label: "Phone",
      help: "Contact, footer, e-mails and legal texts.",
    },
    COMPANY_MOBILE: {
      label: "Mobile",
      help: "Contact, footer, e-mails and legal texts.",
    },
    COMPANY_FAX: {
      label: "Fax",
      help: "Contact, footer, e-mails and legal texts.",
    },
    COMPANY_EMAIL: {
      label: "E-mail",
      help: "Contact, footer, e-mails and legal texts.",
    },
    COMPANY_DESCRIPTION: {
      label: "Description",
      help: "Footer and search engines.",
    },
    COMPANY_LATITUDE: {
      label: "Latitude",
      help: "Where the shop is on a map.",
    },
    COMPANY_LONGITUDE: {
      label: "Longitude",
      help: "Where the shop is on a map.",
    },
    COMPANY_CAPITAL: {
      label: "Share capital",
      help: "Fills the legal texts.",
    },
    COMPANY_APE: {
      label: "APE code",
      help: "Fills the legal texts.",
    },
    PUBLICATION_DIRECTOR: {
      label: "Publication director",
      help: "Fills the legal texts.",
    },
    HOST_NAME: {
      label: "Hosting provider",
      help: "Fills the legal texts.",
    },
    HOST_ADDRESS: {
      label: "Address of the hosting provider",
      help: "Fills the legal texts.",
    },
    MEDIATOR_NAME: {
      label: "Consumer mediator",
      help: "Fills the legal texts.",
    },
    MEDIATOR_ADDRESS: {
      label: "Address of the mediator",
      help: "Fills the legal texts.",
    },
    MEDIATOR_URL: {
      label: "Website of the mediator",
      help: "Fills the legal texts.",
    },
    FEC_ACCOUNT_CUSTOMERS: {
      label: "Account of customers",
      help: "In the file of accounting entries (FEC). Your accountant knows it.",
    },
    FEC_ACCOUNT_VAT: {
      label: "Account of collected VAT",
      help: "In the file of accounting entries (FEC). Your accountant knows it.",
    },
    FEC_ACCOUNT_PROVIDERS: {
      label: "Account of payment providers",
      help: "In the file of accounting entries (FEC). Your accountant knows it.",
    },
    FEC_ACCOUNT_BANK: {
      label: "Account of the bank",
      help: "In the file of accounting entries (FEC). Your accountant knows it.",
    },
    FEC_ACCOUNT_FEES: {
      label: "Account of fees on payments",
      help: "In the file of accounting entries (FEC). Your accountant knows it.",
    },
    FEC_ACCOUNT_GOODS: {
      label: "Account of sales of goods",
      help: "In the file of accounting entries (FEC). Your accountant knows it.",
    },
    FEC_ACCOUNT_SERVICES: {
      label: "Account of services",
      help: "In the file of accounting entries (FEC). Your accountant knows it.",
    },
    FEC_ACCOUNT_UNTAXED: {
      label: "Account of sales abroad",
      help: "In the file of accounting entries (FEC). Your accountant knows it.",
    },
    FEC_ACCOUNT_MARGIN: {
      label: "Account of sales under the margin scheme",
      help: "In the file of accounting entries (FEC). Your accountant knows it.",
    },
    OPENING_HOURS_MONDAY: {
      label: "Monday",
      help: "HH:MM-HH:MM, several separated by a comma; empty: closed.",
    },
    OPENING_HOURS_TUESDAY: {
      label: "Tuesday",
      help: "HH:MM-HH:MM, several separated by a comma; empty: closed.",
    },
    OPENING_HOURS_WEDNESDAY: {
      label: "Wednesday",
      help: "HH:MM-HH:MM, several separated by a comma; empty: closed.",
    },
    OPENING_HOURS_THURSDAY: {
      label: "Thursday",
      help: "HH:MM-HH:MM, several separated by a comma; empty: closed.",
    },
    OPENING_HOURS_FRIDAY: {
      label: "Friday",
      help: "HH:MM-HH:MM, several separated by a comma; empty: closed.",
    },
    OPENING_HOURS_SATURDAY: {
      label: "Saturday",
      help: "HH:MM-HH:MM, several separated by a comma; empty: closed.",
    },
    OPENING_HOURS_SUNDAY: {
      label: "Sunday",
      help: "HH:MM-HH:MM, several separated by a comma; empty: closed.",
    },
    FACEBOOK_URL: {
      label: "Facebook",
      help: "Address of the page; empty: no link.",
    },
    INSTAGRAM_URL: {
      label: "Instagram",
      help: "Address of the page; empty: no link.",
    },
    TIKTOK_URL: {
      label: "TikTok",
      help: "Address of the page; empty: no link.",
    },
    PINTEREST_URL: {
      label: "Pinterest",
      help: "Address of the page; empty: no link.",
    },
    YOUTUBE_URL: {
      label: "YouTube",
      help: "Address of the page; empty: no link.",
    },
    LINKEDIN_URL: {
      label: "LinkedIn",
      help: "Address of the page; empty: no link.",
    },
    GOOGLE_REVIEW_URL: {
      label: "Google reviews",
      help: "Address of the page; empty: no link.",
    },
    TWITTER_URL: {
      label: "Twitter",
      help: "Address of the page; empty: no link.",
    },
    TRIPADVISOR_URL: {
      label: "Tripadvisor",
      help: "Address of the page; empty: no link.",
    },
    TELEGRAM_USERNAME: {
      label: "Telegram",
      help: "User name, without @.",
    },
    DISCORD_SERVER: {
      label: "Discord",
      help: "Invite code of the server.",
    },
    GITHUB_REPOSITORY: {
      label: "GitHub",
      help: "Owner/repository.",
    },
    DISPLAY_SOCIAL_ICON_IN_MENU: {
      label: "Social links in the menu",
      help: "In the top bar and the mobile menu, beside the footer.",
    },
  },
};
