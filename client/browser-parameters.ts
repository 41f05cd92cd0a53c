import type { ParameterKey } from '#schemas/parameters/index.ts';

/** The parameters that blocks read in the browser; all others stay on the server, so that pages are slim. */
export const browserParameters = [
  'ALLOW_ONLY_MOBILE_PHONE',
  'ASK_BIRTHDATE_AT_REGISTER',
  'BLOCK_MINORS_FROM_REGISTERING',
  'COMPANY_EMAIL',
  'COMPANY_MOBILE',
  'COMPANY_PHONE',
  'GUARANTEE_NOTICE_IMAGE',
  'LOCK_DELIVERY',
  'MOBILE_MENU_POSITION',
  'RENTAL_DEPOSIT_DAYS',
  'RENTAL_RETURN',
] as const satisfies readonly ParameterKey[];

export type BrowserParameter = (typeof browserParameters)[number];
