import { and, eq } from 'drizzle-orm';
import { listCountries } from '#backend/foundation/places/index.ts';
import { readSettings } from '#backend/foundation/settings/index.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { carriers, carrierZones } from '#backend/tables/shipping.ts';
import type { Country, Lang } from '#schemas/site.ts';

/**
 * All countries, those the shop sells to first. With ONLY_SELL_IN_FRANCE that is France alone, with SELLS_WORLDWIDE every
 * country, otherwise those that a carrier serves.
 */
export async function listSellingCountries(db: Database, idSite: number, lang: Lang): Promise<(Country & { isSold: boolean })[]> {
  const settings = await readSettings(db, idSite);
  const served = await servedCountries(db, idSite);
  const isSold = ({ alphaTwo }: Country): boolean => {
    if (settings.ONLY_SELL_IN_FRANCE) return alphaTwo === 'FR';
    return settings.SELLS_WORLDWIDE || served.has(alphaTwo);
  };
  const all = listCountries(lang).map((country) => ({ ...country, isSold: isSold(country) }));
  return [...all.filter((country) => country.isSold), ...all.filter((country) => !country.isSold)];
}

async function servedCountries(db: Database, idSite: number): Promise<ReadonlySet<string>> {
  const zones = await db
    .select({ countries: carrierZones.countries })
    .from(carrierZones)
    .innerJoin(carriers, and(eq(carriers.idSite, carrierZones.idSite), eq(carriers.id, carrierZones.idCarrier)))
    .where(and(eq(carrierZones.idSite, idSite), eq(carriers.isValid, true)));
  return new Set(zones.flatMap(({ countries }) => countries));
}
