import { parameterGroup } from './definition.ts';

const analytics = parameterGroup('analytics', 'page');

/** Measurement services, each off while its id is empty. */
export const analyticsParameters = [
  analytics.httpsUrl(420, 'MATOMO_URL'),
  analytics.matomoSite(421, 'MATOMO_SITE_ID'),
  analytics.flag(422, 'MATOMO_EXEMPT', false),
  analytics.ga4(423, 'GA4_ID'),
  analytics.googleAds(424, 'GOOGLE_ADS_ID'),
  analytics.conversionLabel(425, 'GOOGLE_ADS_LABEL'),
  analytics.tagManager(426, 'TAG_MANAGER_ID'),
  analytics.plausible(427, 'PLAUSIBLE_ID'),
  analytics.pixel(428, 'FACEBOOK_PIXEL_ID'),
] as const;
