import { parameterGroup } from './definition.ts';

const legal = parameterGroup('legal');
const descriptions = parameterGroup('descriptions');
const credits = parameterGroup('credits');
const code = parameterGroup('code');

const help = {
  fr: 'HTML. {{COMPANY_LEGAL_NAME}} et les autres clés de la société sont remplacées par leur valeur.',
  en: 'HTML. {{COMPANY_LEGAL_NAME}} and the other company keys are replaced by their value.',
};

export const legalParameters = [
  legal.text(300, 'LEGAL_NOTICE', 'Mentions légales', 'Legal notice', '', { help }),
  legal.text(301, 'PRIVACY_POLICY', 'Politique de confidentialité', 'Privacy policy', '', { help }),
  legal.text(302, 'COOKIE_POLICY', 'Politique de cookies', 'Cookie policy', '', { help }),
  legal.text(303, 'USE_TERMS', 'Conditions d’utilisation', 'Terms of use', '', { help }),
  legal.text(304, 'SALE_TERMS', 'Conditions de vente', 'Terms of sale', '', { help }),

  descriptions.text(320, 'HOME_PAGE_DESCRIPTION', 'Description de l’accueil', 'Description of the home page'),
  descriptions.text(321, 'CONTACT_PAGE_DESCRIPTION', 'Description de la page de contact', 'Description of the contact page'),
  descriptions.flag(322, 'HIDE_CONTACT_PAGE', 'Masquer la page de contact automatique', 'Hide the automatic contact page', true),

  credits.line(340, 'CREATED_BY_MESSAGE', 'Mention du créateur', 'Creator’s credit'),
  credits.link(341, 'CREATED_BY_BACKLINK_URL', 'Lien du créateur', 'Creator’s link'),

  code.text(360, 'GLOBAL_CSS', 'CSS ajouté à toutes les pages', 'CSS added to every page'),
] as const;
