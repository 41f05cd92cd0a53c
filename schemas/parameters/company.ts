import { parameterGroup } from './definition.ts';

const company = parameterGroup('company', 'page');
const hours = parameterGroup('opening-hours', 'page');
const social = parameterGroup('social', 'page');

const legal = ['Remplit les textes légaux.', 'Fills the legal texts.'] as const;
const contact = ['Contact, pied de page, e-mails et textes légaux.', 'Contact, footer, e-mails and legal texts.'] as const;
const map = ['Place de la boutique sur une carte.', 'Where the shop is on a map.'] as const;
const hoursHelp = [
  'HH:MM-HH:MM, plusieurs plages séparées par une virgule ; vide : fermé.',
  'HH:MM-HH:MM, several separated by a comma; empty: closed.',
] as const;
const socialHelp = ['Adresse de la page ; vide : pas de lien.', 'Address of the page; empty: no link.'] as const;

export const companyParameters = [
  company.line(230, 'COMPANY_NAME', ['Nom de la boutique', 'Shop name'], contact),
  company.line(231, 'COMPANY_LEGAL_NAME', ['Raison sociale', 'Legal name'], legal),
  company.line(232, 'COMPANY_LEGAL_AGENT', ['Représentant légal', 'Legal representative'], legal),
  company.line(233, 'COMPANY_CORPORATE_FORM', ['Forme juridique', 'Corporate form'], legal),
  company.line(234, 'COMPANY_RCS', ['Numéro RCS', 'Company register number'], legal),
  company.line(235, 'COMPANY_SIRET', ['SIRET', 'SIRET'], legal),
  company.line(236, 'INTRACO_VAT', ['TVA intracommunautaire', 'Intra-community VAT'], legal),
  company.line(237, 'COMPANY_HEAD_OFFICE', ['Siège social', 'Head office'], legal),
  company.line(238, 'COMPANY_ADDRESS', ['Adresse', 'Address'], contact),
  company.line(239, 'COMPANY_POSTAL_CODE', ['Code postal', 'Postal code'], contact),
  company.line(240, 'COMPANY_CITY', ['Ville', 'City'], contact),
  company.country(241, 'COMPANY_COUNTRY', ['Pays', 'Country'], ['Code à deux lettres.', 'Two-letter code.'], 'FR'),
  company.line(242, 'COMPANY_PHONE', ['Téléphone', 'Phone'], contact),
  company.line(243, 'COMPANY_MOBILE', ['Mobile', 'Mobile'], contact),
  company.line(244, 'COMPANY_FAX', ['Fax', 'Fax'], contact),
  company.email(245, 'COMPANY_EMAIL', ['E-mail', 'E-mail'], contact),
  company.text(
    246,
    'COMPANY_DESCRIPTION',
    ['Présentation', 'Description'],
    ['Pied de page et moteurs de recherche.', 'Footer and search engines.'],
  ),
  company.coordinate(247, 'COMPANY_LATITUDE', ['Latitude', 'Latitude'], map),
  company.coordinate(248, 'COMPANY_LONGITUDE', ['Longitude', 'Longitude'], map),
  company.line(249, 'COMPANY_CAPITAL', ['Capital social', 'Share capital'], legal),
  company.line(250, 'COMPANY_APE', ['Code APE', 'APE code'], legal),
  company.line(251, 'PUBLICATION_DIRECTOR', ['Directeur de la publication', 'Publication director'], legal),
  company.line(252, 'HOST_NAME', ['Hébergeur', 'Hosting provider'], legal),
  company.line(253, 'HOST_ADDRESS', ['Adresse de l’hébergeur', 'Address of the hosting provider'], legal),
  company.line(254, 'MEDIATOR_NAME', ['Médiateur de la consommation', 'Consumer mediator'], legal),
  company.line(255, 'MEDIATOR_ADDRESS', ['Adresse du médiateur', 'Address of the mediator'], legal),
  company.link(256, 'MEDIATOR_URL', ['Site du médiateur', 'Website of the mediator'], legal),

  hours.hours(260, 'OPENING_HOURS_MONDAY', ['Lundi', 'Monday'], hoursHelp),
  hours.hours(261, 'OPENING_HOURS_TUESDAY', ['Mardi', 'Tuesday'], hoursHelp),
  hours.hours(262, 'OPENING_HOURS_WEDNESDAY', ['Mercredi', 'Wednesday'], hoursHelp),
  hours.hours(263, 'OPENING_HOURS_THURSDAY', ['Jeudi', 'Thursday'], hoursHelp),
  hours.hours(264, 'OPENING_HOURS_FRIDAY', ['Vendredi', 'Friday'], hoursHelp),
  hours.hours(265, 'OPENING_HOURS_SATURDAY', ['Samedi', 'Saturday'], hoursHelp),
  hours.hours(266, 'OPENING_HOURS_SUNDAY', ['Dimanche', 'Sunday'], hoursHelp),

  social.link(280, 'FACEBOOK_URL', ['Facebook', 'Facebook'], socialHelp),
  social.link(281, 'INSTAGRAM_URL', ['Instagram', 'Instagram'], socialHelp),
  social.link(282, 'TIKTOK_URL', ['TikTok', 'TikTok'], socialHelp),
  social.link(283, 'PINTEREST_URL', ['Pinterest', 'Pinterest'], socialHelp),
  social.link(284, 'YOUTUBE_URL', ['YouTube', 'YouTube'], socialHelp),
  social.link(285, 'LINKEDIN_URL', ['LinkedIn', 'LinkedIn'], socialHelp),
  social.link(286, 'GOOGLE_REVIEW_URL', ['Avis Google', 'Google reviews'], socialHelp),
  social.link(288, 'TWITTER_URL', ['Twitter', 'Twitter'], socialHelp),
  social.link(289, 'TRIPADVISOR_URL', ['Tripadvisor', 'Tripadvisor'], socialHelp),
  social.username(290, 'TELEGRAM_USERNAME', ['Telegram', 'Telegram'], ['Nom d’utilisateur, sans @.', 'User name, without @.']),
  social.username(291, 'DISCORD_SERVER', ['Discord', 'Discord'], ['Code d’invitation du serveur.', 'Invite code of the server.']),
  social.username(292, 'GITHUB_REPOSITORY', ['GitHub', 'GitHub'], ['Propriétaire/dépôt.', 'Owner/repository.']),
  social.flag(
    287,
    'DISPLAY_SOCIAL_ICON_IN_MENU',
    ['Réseaux sociaux dans le menu', 'Social links in the menu'],
    ['Dans le bandeau du haut et le menu mobile, en plus du pied de page.', 'In the top bar and the mobile menu, beside the footer.'],
    false,
  ),
] as const;
