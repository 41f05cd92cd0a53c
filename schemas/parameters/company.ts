import { parameterGroup } from './definition.ts';

const company = parameterGroup('company');
const hours = parameterGroup('opening-hours');
const social = parameterGroup('social');

const hoursHelp = {
  fr: 'HH:MM-HH:MM, plusieurs plages séparées par une virgule ; vide : fermé.',
  en: 'HH:MM-HH:MM, several separated by a comma; empty: closed.',
};

export const companyParameters = [
  company.line(230, 'COMPANY_NAME', 'Nom de la boutique', 'Shop name'),
  company.line(231, 'COMPANY_LEGAL_NAME', 'Raison sociale', 'Legal name'),
  company.line(232, 'COMPANY_LEGAL_AGENT', 'Représentant légal', 'Legal representative'),
  company.line(233, 'COMPANY_CORPORATE_FORM', 'Forme juridique', 'Corporate form'),
  company.line(234, 'COMPANY_RCS', 'Numéro RCS', 'Company register number'),
  company.line(235, 'COMPANY_SIRET', 'SIRET', 'SIRET'),
  company.line(236, 'INTRACO_VAT', 'TVA intracommunautaire', 'Intra-community VAT'),
  company.line(237, 'COMPANY_HEAD_OFFICE', 'Siège social', 'Head office'),
  company.line(238, 'COMPANY_ADDRESS', 'Adresse', 'Address'),
  company.line(239, 'COMPANY_POSTAL_CODE', 'Code postal', 'Postal code'),
  company.line(240, 'COMPANY_CITY', 'Ville', 'City'),
  company.line(241, 'COMPANY_COUNTRY', 'Pays (code à deux lettres)', 'Country (two-letter code)', 'FR'),
  company.line(242, 'COMPANY_PHONE', 'Téléphone', 'Phone'),
  company.line(243, 'COMPANY_MOBILE', 'Mobile', 'Mobile'),
  company.line(244, 'COMPANY_FAX', 'Fax', 'Fax'),
  company.email(245, 'COMPANY_EMAIL', 'E-mail', 'E-mail'),
  company.text(246, 'COMPANY_DESCRIPTION', 'Présentation', 'Description'),
  company.line(247, 'COMPANY_LATITUDE', 'Latitude', 'Latitude'),
  company.line(248, 'COMPANY_LONGITUDE', 'Longitude', 'Longitude'),

  hours.hours(260, 'OPENING_HOURS_MONDAY', 'Lundi', 'Monday', { help: hoursHelp }),
  hours.hours(261, 'OPENING_HOURS_TUESDAY', 'Mardi', 'Tuesday', { help: hoursHelp }),
  hours.hours(262, 'OPENING_HOURS_WEDNESDAY', 'Mercredi', 'Wednesday', { help: hoursHelp }),
  hours.hours(263, 'OPENING_HOURS_THURSDAY', 'Jeudi', 'Thursday', { help: hoursHelp }),
  hours.hours(264, 'OPENING_HOURS_FRIDAY', 'Vendredi', 'Friday', { help: hoursHelp }),
  hours.hours(265, 'OPENING_HOURS_SATURDAY', 'Samedi', 'Saturday', { help: hoursHelp }),
  hours.hours(266, 'OPENING_HOURS_SUNDAY', 'Dimanche', 'Sunday', { help: hoursHelp }),

  social.link(280, 'FACEBOOK_URL', 'Facebook', 'Facebook'),
  social.link(281, 'INSTAGRAM_URL', 'Instagram', 'Instagram'),
  social.link(282, 'TIKTOK_URL', 'TikTok', 'TikTok'),
  social.link(283, 'PINTEREST_URL', 'Pinterest', 'Pinterest'),
  social.link(284, 'YOUTUBE_URL', 'YouTube', 'YouTube'),
  social.link(285, 'LINKEDIN_URL', 'LinkedIn', 'LinkedIn'),
  social.link(286, 'GOOGLE_REVIEW_URL', 'Avis Google', 'Google reviews'),
  social.flag(287, 'DISPLAY_SOCIAL_ICON_IN_MENU', 'Réseaux sociaux dans le menu', 'Social links in the menu', false),
] as const;
