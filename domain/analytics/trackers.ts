import type { ParameterValues } from '#schemas/parameters/index.ts';

/** Measurement services that the settings of a site switch on, each with what its script needs. */
export type Trackers = {
  /** In which amounts are told, as ISO 4217 names it. */
  currency: string;
  /** `isExempt`: page views are counted without consent, under the CNIL's exemption. */
  matomo?: { url: string; siteId: string; isExempt: boolean };
  ga4?: string;
  ads?: { id: string; label: string };
  tagManager?: string;
  plausible?: string;
  facebook?: string;
};

/** A measurement service by its key in the settings. */
export type TrackerName = Exclude<keyof Trackers, 'currency'>;
export type TrackerPurpose = 'audience' | 'marketing';

type Origins = { script: readonly string[]; image: readonly string[]; connect: readonly string[]; frame: readonly string[] };
type Tracker = { partner: string; purpose: TrackerPurpose; origins: Origins };

const google = ['https://*.google-analytics.com', 'https://*.googletagmanager.com'];
const adsHosts = [
  'https://www.googleadservices.com',
  'https://www.google.com',
  'https://pagead2.googlesyndication.com',
  'https://googleads.g.doubleclick.net',
];
const facebook = ['https://connect.facebook.net', 'https://www.facebook.com'];
const plausible = ['https://plausible.io'];

/** Services by name: partner that the notice names, purpose that it asks for, and origins that the content policy allows. */
export const trackerCatalogue: Readonly<Record<Exclude<TrackerName, 'matomo'>, Tracker>> = {
  ga4: {
    partner: 'Google Analytics',
    purpose: 'audience',
    origins: {
      script: ['https://*.googletagmanager.com'],
      image: google,
      connect: [...google, 'https://*.analytics.google.com'],
      frame: [],
    },
  },
  ads: {
    partner: 'Google Ads',
    purpose: 'marketing',
    origins: {
      script: [...adsHosts, 'https://www.googletagmanager.com'],
      image: [...adsHosts, 'https://google.com', 'https://www.google.fr', 'https://www.googletagmanager.com'],
      connect: [...adsHosts, 'https://google.com', 'https://www.google.fr', 'https://ad.doubleclick.net'],
      frame: ['https://www.googletagmanager.com'],
    },
  },
  tagManager: {
    partner: 'Google Tag Manager',
    purpose: 'marketing',
    origins: {
      script: ['https://www.googletagmanager.com'],
      image: ['https://www.googletagmanager.com'],
      connect: ['https://www.googletagmanager.com', 'https://www.google.com'],
      frame: [],
    },
  },
  plausible: { partner: 'Plausible', purpose: 'audience', origins: { script: plausible, image: [], connect: plausible, frame: [] } },
  facebook: {
    partner: 'Meta',
    purpose: 'marketing',
    origins: { script: ['https://connect.facebook.net'], image: facebook, connect: facebook, frame: [] },
  },
};

type Settings = Pick<
  ParameterValues,
  | 'CURRENCY'
  | 'MATOMO_URL'
  | 'MATOMO_SITE_ID'
  | 'MATOMO_EXEMPT'
  | 'GA4_ID'
  | 'GOOGLE_ADS_ID'
  | 'GOOGLE_ADS_LABEL'
  | 'TAG_MANAGER_ID'
  | 'PLAUSIBLE_ID'
  | 'FACEBOOK_PIXEL_ID'
>;

/** Reads the services that settings switch on; one whose id is empty is off. Undefined where all are. */
export function readTrackers(values: Settings): Trackers | undefined {
  const trackers: Omit<Trackers, 'currency'> = {
    ...(values.MATOMO_URL &&
      values.MATOMO_SITE_ID && {
        matomo: { url: values.MATOMO_URL.replace(/\/+$/, ''), siteId: values.MATOMO_SITE_ID, isExempt: values.MATOMO_EXEMPT },
      }),
    ...(values.GA4_ID && { ga4: values.GA4_ID }),
    ...(values.GOOGLE_ADS_ID && { ads: { id: values.GOOGLE_ADS_ID, label: values.GOOGLE_ADS_LABEL } }),
    ...(values.TAG_MANAGER_ID && { tagManager: values.TAG_MANAGER_ID }),
    ...(values.PLAUSIBLE_ID && { plausible: values.PLAUSIBLE_ID }),
    ...(values.FACEBOOK_PIXEL_ID && { facebook: values.FACEBOOK_PIXEL_ID }),
  };
  return Object.keys(trackers).length > 0 ? { currency: values.CURRENCY, ...trackers } : undefined;
}

/** Describes each service that is on. */
export function describeTrackers(trackers: Trackers | undefined): Tracker[] {
  if (!trackers) return [];
  const { matomo } = trackers;
  const origin = matomo && new URL(matomo.url).origin;
  const cloud = origin?.endsWith('.matomo.cloud') ? ['https://cdn.matomo.cloud'] : [];
  const others = Object.entries(trackerCatalogue) as [Exclude<TrackerName, 'matomo'>, Tracker][];
  return [
    ...(origin
      ? [
          {
            partner: 'Matomo',
            purpose: 'audience' as const,
            origins: { script: [origin, ...cloud], image: [origin], connect: [origin], frame: [] },
          },
        ]
      : []),
    ...others.flatMap(([name, tracker]) => (trackers[name] ? [tracker] : [])),
  ];
}

/** Returns the purposes that services need consent to. Page views of an exempt Matomo need none, what a shop tells it does. */
export function trackerPurposes(trackers: Trackers | undefined, isECommerce: boolean): TrackerPurpose[] {
  const asked = describeTrackers(trackers).filter(({ partner }) => partner !== 'Matomo' || isECommerce || !trackers?.matomo?.isExempt);
  return [...new Set(asked.map(({ purpose }) => purpose))];
}

/** Returns the origins that services load from and send to, each once. */
export function trackerOrigins(trackers: Trackers | undefined): Origins {
  const described = describeTrackers(trackers);
  const all = (kind: keyof Origins) => [...new Set(described.flatMap(({ origins }) => origins[kind]))];
  return { script: all('script'), image: all('image'), connect: all('connect'), frame: all('frame') };
}
