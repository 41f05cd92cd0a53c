import { parameterGroup } from './definition.ts';

const company = parameterGroup('company', 'page');
/** Accounts are for the shop's books alone. */
const accounts = { effect: 'rule', public: false } as const;
const hours = parameterGroup('opening-hours', 'page');
const social = parameterGroup('social', 'page');

export const companyParameters = [
  company.line(230, 'COMPANY_NAME'),
  company.line(231, 'COMPANY_LEGAL_NAME'),
  company.line(232, 'COMPANY_LEGAL_AGENT'),
  company.line(233, 'COMPANY_CORPORATE_FORM'),
  company.line(234, 'COMPANY_RCS'),
  company.line(235, 'COMPANY_SIRET'),
  company.line(236, 'INTRACO_VAT'),
  company.line(237, 'COMPANY_HEAD_OFFICE'),
  company.line(238, 'COMPANY_ADDRESS'),
  company.line(239, 'COMPANY_POSTAL_CODE'),
  company.line(240, 'COMPANY_CITY'),
  company.country(241, 'COMPANY_COUNTRY', 'FR'),
  company.line(242, 'COMPANY_PHONE'),
  company.line(243, 'COMPANY_MOBILE'),
  company.line(244, 'COMPANY_FAX'),
  company.email(245, 'COMPANY_EMAIL'),
  company.text(246, 'COMPANY_DESCRIPTION'),
  company.coordinate(247, 'COMPANY_LATITUDE'),
  company.coordinate(248, 'COMPANY_LONGITUDE'),
  company.line(249, 'COMPANY_CAPITAL'),
  company.line(250, 'COMPANY_APE'),
  company.line(251, 'PUBLICATION_DIRECTOR'),
  company.line(252, 'HOST_NAME'),
  company.line(253, 'HOST_ADDRESS'),
  company.line(254, 'MEDIATOR_NAME'),
  company.line(255, 'MEDIATOR_ADDRESS'),
  company.link(256, 'MEDIATOR_URL'),

  // Accounts of the file of accounting entries (FEC).
  company.account(407, 'FEC_ACCOUNT_CUSTOMERS', '411000', accounts),
  company.account(408, 'FEC_ACCOUNT_VAT', '445710', accounts),
  company.account(409, 'FEC_ACCOUNT_PROVIDERS', '511700', accounts),
  company.account(410, 'FEC_ACCOUNT_BANK', '512000', accounts),
  company.account(411, 'FEC_ACCOUNT_FEES', '627800', accounts),
  company.account(412, 'FEC_ACCOUNT_GOODS', '707000', accounts),
  company.account(413, 'FEC_ACCOUNT_SERVICES', '706000', accounts),
  company.account(414, 'FEC_ACCOUNT_UNTAXED', '707900', accounts),
  company.account(415, 'FEC_ACCOUNT_MARGIN', '707100', accounts),

  hours.hours(260, 'OPENING_HOURS_MONDAY'),
  hours.hours(261, 'OPENING_HOURS_TUESDAY'),
  hours.hours(262, 'OPENING_HOURS_WEDNESDAY'),
  hours.hours(263, 'OPENING_HOURS_THURSDAY'),
  hours.hours(264, 'OPENING_HOURS_FRIDAY'),
  hours.hours(265, 'OPENING_HOURS_SATURDAY'),
  hours.hours(266, 'OPENING_HOURS_SUNDAY'),

  social.link(280, 'FACEBOOK_URL'),
  social.link(281, 'INSTAGRAM_URL'),
  social.link(282, 'TIKTOK_URL'),
  social.link(283, 'PINTEREST_URL'),
  social.link(284, 'YOUTUBE_URL'),
  social.link(285, 'LINKEDIN_URL'),
  social.link(286, 'GOOGLE_REVIEW_URL'),
  social.link(288, 'TWITTER_URL'),
  social.link(289, 'TRIPADVISOR_URL'),
  social.username(290, 'TELEGRAM_USERNAME'),
  social.username(291, 'DISCORD_SERVER'),
  social.username(292, 'GITHUB_REPOSITORY'),
  social.flag(287, 'DISPLAY_SOCIAL_ICON_IN_MENU', false),
] as const;
