/** Texts of `admin/parameters/groups`, made by `npm run generate` from `messages/<lang>/admin/parameters/groups.json`. */
import type { Lang } from '../../../languages.ts';

export type Messages = {
  colours: string;
  typography: string;
  layout: string;
  menu: string;
  logo: string;
  icons: string;
  shop: string;
  shipping: string;
  registration: string;
  messages: string;
  privacy: string;
  analytics: string;
  protection: string;
  company: string;
  "opening-hours": string;
  social: string;
  legal: string;
  descriptions: string;
  credits: string;
  code: string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    colours: "Couleurs",
    typography: "Typographie",
    layout: "Mise en page",
    menu: "Menu et en-tête",
    logo: "Logo",
    icons: "Icônes",
    shop: "Boutique et fiches",
    shipping: "Livraison, paiement",
    registration: "Inscription",
    messages: "Messages et e-mails",
    privacy: "Données personnelles",
    analytics: "Mesure d’audience",
    protection: "Protection du contenu",
    company: "Société",
    "opening-hours": "Horaires",
    social: "Réseaux sociaux",
    legal: "Textes légaux",
    descriptions: "Référencement",
    credits: "Mention du créateur",
    code: "Code ajouté",
  },
  en: {
    colours: "Colours",
    typography: "Typography",
    layout: "Layout",
    menu: "Menu and header",
    logo: "Logo",
    icons: "Icons",
    shop: "Shop and sheets",
    shipping: "Shipping, payment",
    registration: "Registration",
    messages: "Messages and e-mails",
    privacy: "Personal data",
    analytics: "Measurement",
    protection: "Content protection",
    company: "Company",
    "opening-hours": "Opening hours",
    social: "Social networks",
    legal: "Legal texts",
    descriptions: "Search engines",
    credits: "Creator’s credit",
    code: "Added code",
  },
};
