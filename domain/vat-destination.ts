import { homeTaxation, type Taxation } from './vat.ts';
import { euVatRates } from './vat-rates.ts';
import { isInVatArea, type VatPlace, vatTerritory } from './vat-territories.ts';

/** VAT settings of the owner: prices of an export, and whether the shop uses the one-stop shop. */
export type VatRules = { seller: VatPlace; deductsOnExport: boolean; usesOss: boolean };

/**
 * Returns how VAT applies to goods sent from the seller to a place; null: they are collected or not sent. Goods that leave the EU's VAT
 * area, or go from it to a French overseas department, are an export (articles 262 I and 294 of the CGI). Within the EU a shop below the
 * threshold of 10,000 € taxes as at home (articles 258 A and 259 D); under the one-stop shop, at the rates of the destination.
 */
export function taxationOf({ seller, deductsOnExport, usesOss }: VatRules, place: VatPlace | null): Taxation {
  if (!place) return homeTaxation;
  const home = vatTerritory(seller);
  const country = vatTerritory(place);
  if (country === home) return homeTaxation;
  if (!isInVatArea(home) || !isInVatArea(country)) return { kind: 'EXPORT', isDeducted: deductsOnExport };
  const [rates, own] = [euVatRates[country], euVatRates[home]];
  return usesOss && rates && own ? { kind: 'OSS', country, rates, homeStandard: own.standard } : homeTaxation;
}
