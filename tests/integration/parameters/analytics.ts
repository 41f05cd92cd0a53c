import type { ParameterKey } from '#schemas/parameters/index.ts';
import type { OpenShop } from '../commerce/shop.ts';
import type { RuleProof } from './proof.ts';

/** Public settings of a measurement service of the site, and whether pages load it. */
const config = (app: string) => (shop: OpenShop) => shop.accept('GET', `/external-app/${app}/config/public`);

const on = (app: string, key: ParameterKey, value: string, others: Partial<Record<ParameterKey, string>> = {}): RuleProof => ({
  ...{ key, value, with: others, see: config(app) },
  title: `pages load the service ${app} after consent`,
  before: { isActive: false },
  after: { isActive: true, settings: { ...others, [key]: value, ...(app === 'MATOMO' && { MATOMO_EXEMPT: 'false' }) } },
});

const matomo = { MATOMO_URL: 'https://stats.example.com', MATOMO_SITE_ID: '3' };

/** Proofs about the measurement services, and the application that makes files of products. */
export const proofs: readonly RuleProof[] = [
  on('MATOMO', 'MATOMO_URL', matomo.MATOMO_URL, { MATOMO_SITE_ID: matomo.MATOMO_SITE_ID }),
  on('MATOMO', 'MATOMO_SITE_ID', matomo.MATOMO_SITE_ID, { MATOMO_URL: matomo.MATOMO_URL }),
  on('GA4', 'GA4_ID', 'G-ABC1234567'),
  on('GOOGLE_ADS', 'GOOGLE_ADS_ID', 'AW-123456789'),
  on('TAG_MANAGER', 'TAG_MANAGER_ID', 'GTM-ABC1234'),
  on('PLAUSIBLE', 'PLAUSIBLE_ID', 'abcdefghij0123'),
  on('FACEBOOK_PIXEL', 'FACEBOOK_PIXEL_ID', '123456789012345'),
  {
    key: 'MATOMO_EXEMPT',
    title: 'page views are counted before an answer',
    value: 'true',
    with: matomo,
    see: config('MATOMO'),
    before: { isActive: true, settings: { ...matomo, MATOMO_EXEMPT: 'false' } },
    after: { isActive: true, settings: { ...matomo, MATOMO_EXEMPT: 'true' } },
  },
  {
    key: 'GOOGLE_ADS_LABEL',
    title: 'a purchase is told as a conversion',
    value: 'abc-DEF_123',
    with: { GOOGLE_ADS_ID: 'AW-123456789' },
    see: config('GOOGLE_ADS'),
    before: { isActive: true, settings: { GOOGLE_ADS_ID: 'AW-123456789' } },
    after: { isActive: true, settings: { GOOGLE_ADS_ID: 'AW-123456789', GOOGLE_ADS_LABEL: 'abc-DEF_123' } },
  },
  {
    key: 'PRODUCT_FILE_GENERATOR',
    title: 'products have no files',
    value: 'false',
    see: config('PRODUCT_FILE_GENERATOR'),
    before: { isActive: true },
    after: { isActive: false },
  },
];
