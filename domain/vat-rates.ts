import type { CountryRates } from './vat.ts';

/**
 * VAT rates of the member states, in basis points, for sales under the one-stop shop (OSS): the standard rate and the highest reduced one.
 * Source: Taxes in Europe Database of the European Commission (TEDB), as of 22 August 2026, through eu-vat-rates-data 2026.8.22; rates of
 * single regions (AT 19 %, GR 17 %, PT 16 and 22 %) are left out. Reduced goods differ by country: the highest reduced rate never declares
 * too little. A country without a reduced rate taxes such goods at its standard one. XI is Northern Ireland, which is EU territory for goods.
 */
export const vatRatesAsOf = '2026-08-22';

export const euVatRates: Readonly<Record<string, CountryRates>> = {
  AT: { standard: 2000, reduced: 1300 },
  BE: { standard: 2100, reduced: 1200 },
  BG: { standard: 2000, reduced: 900 },
  CY: { standard: 1900, reduced: 900 },
  CZ: { standard: 2100, reduced: 1200 },
  DE: { standard: 1900, reduced: 700 },
  DK: { standard: 2500, reduced: 2500 },
  EE: { standard: 2400, reduced: 1300 },
  ES: { standard: 2100, reduced: 1000 },
  FI: { standard: 2550, reduced: 1350 },
  FR: { standard: 2000, reduced: 1000 },
  GR: { standard: 2400, reduced: 1300 },
  HR: { standard: 2500, reduced: 1300 },
  HU: { standard: 2700, reduced: 1800 },
  IE: { standard: 2300, reduced: 1350 },
  IT: { standard: 2200, reduced: 1000 },
  LT: { standard: 2100, reduced: 1200 },
  LU: { standard: 1700, reduced: 1400 },
  LV: { standard: 2100, reduced: 1200 },
  MT: { standard: 1800, reduced: 700 },
  NL: { standard: 2100, reduced: 900 },
  PL: { standard: 2300, reduced: 800 },
  PT: { standard: 2300, reduced: 1300 },
  RO: { standard: 2100, reduced: 1100 },
  SE: { standard: 2500, reduced: 1200 },
  SI: { standard: 2200, reduced: 950 },
  SK: { standard: 2300, reduced: 1900 },
  XI: { standard: 2000, reduced: 500 },
};
