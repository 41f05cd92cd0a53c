import { renditionUrl } from '#domain/addresses.ts';
import type { ParameterKey, ParameterValues } from '#schemas/parameters/index.ts';
import type { SiteInfo } from '#schemas/site.ts';
import { originOf } from './site-origin.ts';

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
const socialKeys = [
  ...(['FACEBOOK_URL', 'INSTAGRAM_URL', 'TIKTOK_URL', 'PINTEREST_URL', 'YOUTUBE_URL'] as const),
  ...(['LINKEDIN_URL', 'TWITTER_URL', 'TRIPADVISOR_URL', 'GOOGLE_REVIEW_URL'] as const),
] satisfies ParameterKey[];

/** The shop as schema.org tells it, as JSON text; null while it has no name. What is not set is left out. */
export function companyJsonLd(values: ParameterValues, site: SiteInfo): string | null {
  const name = values.COMPANY_NAME || site.name;
  if (!name) return null;
  const origin = originOf(site);
  const logo = site.logos.find(({ type }) => type === 'LOGO');
  const { COMPANY_LATITUDE: latitude, COMPANY_LONGITUDE: longitude } = values;
  return JSON.stringify(
    withoutEmpty({
      '@context': 'https://schema.org',
      '@type': 'Store',
      name,
      legalName: values.COMPANY_LEGAL_NAME,
      description: values.COMPANY_DESCRIPTION,
      url: origin && `${origin}/`,
      logo: logo && origin ? origin + renditionUrl(logo.onlineImage.url, 640, 'png') : '',
      telephone: values.COMPANY_PHONE || values.COMPANY_MOBILE,
      faxNumber: values.COMPANY_FAX,
      email: values.COMPANY_EMAIL,
      vatID: values.INTRACO_VAT,
      address:
        values.COMPANY_ADDRESS &&
        withoutEmpty({
          '@type': 'PostalAddress',
          streetAddress: values.COMPANY_ADDRESS,
          postalCode: values.COMPANY_POSTAL_CODE,
          addressLocality: values.COMPANY_CITY,
          addressCountry: values.COMPANY_COUNTRY,
        }),
      geo: latitude && longitude ? { '@type': 'GeoCoordinates', latitude: Number(latitude), longitude: Number(longitude) } : '',
      openingHoursSpecification: days.flatMap((day) => hoursOf(day, values)),
      sameAs: socialKeys.map((key) => values[key]).filter((url) => url.startsWith('http')),
    }),
  );
}

function hoursOf(day: (typeof days)[number], values: ParameterValues): object[] {
  const ranges = values[`OPENING_HOURS_${day.toUpperCase() as Uppercase<typeof day>}`].split(',').filter(Boolean);
  return ranges.map((range) => {
    const [opens, closes] = range.trim().split('-');
    return { '@type': 'OpeningHoursSpecification', dayOfWeek: `https://schema.org/${day}`, opens, closes };
  });
}

const withoutEmpty = (fields: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== '' && value !== undefined && !(Array.isArray(value) && value.length === 0)),
  );
