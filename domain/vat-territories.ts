import { zoneOf } from './shipping-zones.ts';
import { euVatRates } from './vat-rates.ts';

export type VatPlace = { alphaTwo: string; postalCode: string };

/**
 * Parts of member states that are outside the EU's VAT area (article 6 of Directive 2006/112/EC), by the start of their postal codes:
 * Canary Islands, Ceuta and Melilla; Heligoland and Büsingen; Livigno and Campione d'Italia; Åland; Mount Athos.
 */
const outside: Readonly<Record<string, readonly string[]>> = {
  ES: ['35', '38', '51', '52'],
  DE: ['27498', '78266'],
  IT: ['23030', '23041', '22060', '22061'],
  FI: ['22'],
  GR: ['63086', '63087'],
};

/**
 * The VAT territory of a place: places of one territory are taxed alike. Monaco is France (article 256 0 of the CGI), the French overseas
 * departments are territories of their own (article 294), Guadeloupe and Martinique one together; Northern Ireland is EU territory for goods.
 */
export function vatTerritory(place: VatPlace): string {
  const zone = zoneOf(place);
  if (zone === 'MC') return 'FR';
  if (zone === 'MQ') return 'GP';
  const code = place.postalCode.replace(/\s/g, '').toUpperCase();
  if (zone === 'GB') return code.startsWith('BT') ? 'XI' : 'GB';
  return outside[zone]?.some((start) => code.startsWith(start)) ? `${zone}-outside` : zone;
}

/** Returns whether a territory belongs to the EU's VAT area. */
export const isInVatArea = (territory: string): boolean => euVatRates[territory] !== undefined;
