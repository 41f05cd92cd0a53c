import { parameterGroup } from './definition.ts';

const legal = parameterGroup('legal', 'page');
const descriptions = parameterGroup('descriptions', 'page');
const credits = parameterGroup('credits', 'page');
const code = parameterGroup('code', 'code');

export const legalParameters = [
  legal.text(300, 'LEGAL_NOTICE', 'html'),
  legal.text(301, 'PRIVACY_POLICY', 'html'),
  legal.text(302, 'COOKIE_POLICY', 'html'),
  legal.text(303, 'USE_TERMS', 'html'),
  legal.text(304, 'SALE_TERMS', 'html'),
  legal.link(305, 'GUARANTEE_NOTICE_IMAGE', { effect: 'mail' }),
  legal.flag(306, 'ACCESSIBILITY_STATEMENT', false),

  descriptions.text(320, 'HOME_PAGE_DESCRIPTION'),
  descriptions.text(321, 'CONTACT_PAGE_DESCRIPTION'),
  descriptions.text(323, 'NEWS_PAGE_DESCRIPTION'),
  descriptions.text(324, 'WINE_LIST_PAGE_DESCRIPTION'),
  descriptions.flag(322, 'HIDE_CONTACT_PAGE', true),

  credits.line(340, 'CREATED_BY_MESSAGE'),
  credits.link(341, 'CREATED_BY_BACKLINK_URL'),
  credits.flag(342, 'HIDE_EVOLUSITE_LOGO', false),

  code.text(360, 'GLOBAL_CSS', 'css'),
  code.text(361, 'SCRIPT_TO_LOAD', 'script'),
  code.text(362, 'AFTER_BODY_HTML_TO_LOAD', 'html'),
  code.origins(363, 'SCRIPT_ALLOWED_ORIGINS'),
] as const;
