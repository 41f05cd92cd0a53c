import type { ParameterGroup } from '#schemas/parameters/index.ts';
import type { Lang } from '#schemas/site.ts';

/** What the groups of the settings are called, in the order of the list. */
export const groupMessages: Record<Lang, Record<ParameterGroup, string>> = {
  fr: {
    colours: 'Couleurs',
    typography: 'Typographie',
    layout: 'Mise en page',
    menu: 'Menu et en-tête',
    logo: 'Logo',
    icons: 'Icônes',
    shop: 'Boutique et fiches',
    shipping: 'Livraison, paiement',
    registration: 'Inscription',
    messages: 'Messages et e-mails',
    protection: 'Protection du contenu',
    company: 'Société',
    'opening-hours': 'Horaires',
    social: 'Réseaux sociaux',
    legal: 'Textes légaux',
    descriptions: 'Référencement',
    credits: 'Mention du créateur',
    code: 'Code ajouté',
  },
  en: {
    colours: 'Colours',
    typography: 'Typography',
    layout: 'Layout',
    menu: 'Menu and header',
    logo: 'Logo',
    icons: 'Icons',
    shop: 'Shop and sheets',
    shipping: 'Shipping, payment',
    registration: 'Registration',
    messages: 'Messages and e-mails',
    protection: 'Content protection',
    company: 'Company',
    'opening-hours': 'Opening hours',
    social: 'Social networks',
    legal: 'Legal texts',
    descriptions: 'Search engines',
    credits: 'Creator’s credit',
    code: 'Added code',
  },
};

/** The groups in the order of the list. */
export const groupNames = Object.keys(groupMessages.fr) as ParameterGroup[];
