import { countryByCode } from '#backend/foundation/places/index.ts';
import type { Database } from '#backend/platform/database/database.ts';
import type { CompanyAddress } from '#schemas/address.ts';
import type { Lang } from '#schemas/site.ts';
import { readSettings } from './read-parameters.ts';

/** Reads the address for the pickup of orders, from the company parameters. */
export async function readCompanyAddress(db: Database, idSite: number, lang: Lang): Promise<CompanyAddress> {
  const settings = await readSettings(db, idSite);
  const code = settings.COMPANY_COUNTRY.toUpperCase();
  const country = countryByCode(code, lang) ?? countryByCode('FR', lang);
  if (!country) throw new Error('France is not among the countries');
  const [lat, lng] = [settings.COMPANY_LATITUDE, settings.COMPANY_LONGITUDE].map((text) =>
    text.trim() ? Number(text.replace(',', '.')) : Number.NaN,
  );
  const isPlaced = lat !== undefined && lng !== undefined && Math.abs(lat) <= 90 && Math.abs(lng) <= 180;
  return {
    name: settings.COMPANY_NAME,
    address: settings.COMPANY_ADDRESS,
    addressPart2: '',
    postalCode: settings.COMPANY_POSTAL_CODE,
    city: settings.COMPANY_CITY,
    country: { id: country.id, alphaTwo: country.alphaTwo, name: country.name },
    phone: settings.COMPANY_PHONE || settings.COMPANY_MOBILE,
    email: settings.COMPANY_EMAIL,
    position: isPlaced ? { lat, lng } : null,
  };
}
