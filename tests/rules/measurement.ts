import type { Rule } from './rule.ts';

/** Services that measure visits and sales. */
export const measurement: readonly Rule[] = [
  {
    rule: 'Matomo, Google Analytics 4, Google Ads, Plausible, Tag Manager and the Facebook pixel are settings, each off while it is empty ([why](decisions/parameters.md#measurement-waits-for-a-yes)).',
    tests: [
      'are off while their settings are empty or wrong, and named nowhere',
      ...['MATOMO_URL', 'GA4_ID', 'GOOGLE_ADS_ID', 'PLAUSIBLE_ID', 'TAG_MANAGER_ID', 'FACEBOOK_PIXEL_ID'].map(
        (key) => `${key}: pages load the service`,
      ),
    ],
  },
  {
    rule: 'Nothing is requested of them before a yes, nor after a no; a yes that is taken back erases their cookies.',
    tests: [
      'requests nothing before it, and nothing after a no',
      'loads after a yes what its purpose covers, and shows the page that was open',
      'withdraws what was loaded after a no, erases its cookies and loads the page anew',
      'a yes that is taken back erases cookies and asks for nothing more',
    ],
  },
  {
    rule: 'They never learn an address that opens an order, an account or a booking.',
    tests: [
      'loads and tells nothing on a page whose address carries a key, until it is hidden for a purchase',
      'tells running services nothing of a page whose address carries a key',
      'a purchase is told to each service once, after a yes, and nobody learns the key of the order',
    ],
  },
  {
    rule: 'A Matomo that the law exempts counts page views without an answer, and orders after a yes.',
    tests: [
      'counts page views of an exempt Matomo without an answer, and orders after a yes alone',
      'MATOMO_EXEMPT: page views are counted before an answer',
    ],
  },
  {
    rule: 'They are told of page views, lists, products, the cart, the steps of the checkout, and each purchase once.',
    tests: [
      'what services are told of a purchase is the same everywhere, in units of the currency, and once',
      'what services are told of $type has the name of each service',
      'events of the cart are the pieces that a write added or took away',
      'events of the checkout from %s to %s',
    ],
  },
  {
    rule: 'Their hosts are allowed on pages that run scripts, and on no others.',
    tests: ['bring their origins to the content policy of pages that run scripts'],
  },
  {
    rule: 'Pasted code of such a service that waits for no consent is named to the owner.',
    tests: ['pasted code of a known service is named unless it waits for consent'],
  },
];
