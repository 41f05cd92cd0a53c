import { parameterGroup } from './definition.ts';

const legal = parameterGroup('legal', 'page');
const descriptions = parameterGroup('descriptions', 'page');
const credits = parameterGroup('credits', 'page');
const code = parameterGroup('code', 'code');

const help = [
  '{{COMPANY_LEGAL_NAME}} et les autres clés de la société sont remplacées par leur valeur.',
  '{{COMPANY_LEGAL_NAME}} and the other company keys are replaced by their value.',
] as const;
const description = [
  'Pour les moteurs de recherche et les partages ; vide : celle de la page.',
  'For search engines and shared links; empty: the page’s own.',
] as const;
const safe = [
  'Ajoutez ?safe=1 à une adresse du site pour l’ouvrir sans code ajouté.',
  'Add ?safe=1 to an address of the site to open it without added code.',
] as const;

export const legalParameters = [
  legal.text(300, 'LEGAL_NOTICE', ['Mentions légales', 'Legal notice'], help, 'html'),
  legal.text(301, 'PRIVACY_POLICY', ['Politique de confidentialité', 'Privacy policy'], help, 'html'),
  legal.text(302, 'COOKIE_POLICY', ['Politique de cookies', 'Cookie policy'], help, 'html'),
  legal.text(303, 'USE_TERMS', ['Conditions d’utilisation', 'Terms of use'], help, 'html'),
  legal.text(304, 'SALE_TERMS', ['Conditions de vente', 'Terms of sale'], help, 'html'),

  descriptions.text(320, 'HOME_PAGE_DESCRIPTION', ['Description de l’accueil', 'Description of the home page'], description),
  descriptions.text(321, 'CONTACT_PAGE_DESCRIPTION', ['Description de la page de contact', 'Description of the contact page'], description),
  descriptions.text(323, 'NEWS_PAGE_DESCRIPTION', ['Description des actualités', 'Description of the news page'], description),
  descriptions.text(324, 'WINE_LIST_PAGE_DESCRIPTION', ['Description de la liste des vins', 'Description of the wine list'], description),
  descriptions.flag(
    322,
    'HIDE_CONTACT_PAGE',
    ['Masquer la page de contact automatique', 'Hide the automatic contact page'],
    ['Celle de /contact, faite des champs de la société.', 'That of /contact, made from the company’s fields.'],
    true,
  ),

  credits.line(
    340,
    'CREATED_BY_MESSAGE',
    ['Mention du créateur', 'Creator’s credit'],
    ['En bas du pied de page ; vide : aucune.', 'At the bottom of the footer; empty: none.'],
  ),
  credits.link(341, 'CREATED_BY_BACKLINK_URL', ['Lien du créateur', 'Creator’s link'], ['Où mène la mention.', 'Where the credit leads.']),
  credits.flag(
    342,
    'HIDE_EVOLUSITE_LOGO',
    ['Masquer l’emblème du créateur', 'Hide the creator’s emblem'],
    ['Le petit emblème devant la mention.', 'The small emblem before the credit.'],
    false,
  ),

  code.text(360, 'GLOBAL_CSS', ['CSS ajouté à toutes les pages', 'CSS added to every page'], safe, 'css'),
  code.text(
    361,
    'SCRIPT_TO_LOAD',
    ['Scripts à charger', 'Scripts to load'],
    [
      'Éléments <script>, ou JavaScript seul. Ajoutez ?safe=1 à une adresse pour l’ouvrir sans eux.',
      '<script> elements, or plain JavaScript. Add ?safe=1 to an address to open it without them.',
    ],
    'script',
  ),
  code.text(362, 'AFTER_BODY_HTML_TO_LOAD', ['HTML ajouté en fin de page', 'HTML added at the end of pages'], safe, 'html'),
  code.origins(
    363,
    'SCRIPT_ALLOWED_ORIGINS',
    ['Origines permises', 'Allowed origins'],
    [
      'Une origine https par ligne : d’où le code ajouté peut charger et à qui il peut parler.',
      'One https origin a line: where added code may load from and whom it may talk to.',
    ],
  ),
] as const;
