import { readSettings } from '#backend/foundation/settings/index.ts';
import type { Database } from '#backend/platform/database/database.ts';
import type { Taxation } from '#domain/vat.ts';
import { taxationOf } from '#domain/vat-destination.ts';
import type { VatPlace } from '#domain/vat-territories.ts';

/** Returns how VAT applies to goods that a site sends to a place, from the company's address, EXPORT_PRICES and EU_VAT. */
export async function readTaxation(db: Database, idSite: number, place: VatPlace): Promise<Taxation> {
  const { COMPANY_COUNTRY, COMPANY_POSTAL_CODE, EXPORT_PRICES, EU_VAT } = await readSettings(db, idSite);
  return taxationOf(
    {
      seller: { alphaTwo: COMPANY_COUNTRY.toUpperCase() || 'FR', postalCode: COMPANY_POSTAL_CODE },
      deductsOnExport: EXPORT_PRICES === 'WITHOUT_VAT',
      usesOss: EU_VAT === 'OSS',
    },
    place,
  );
}
