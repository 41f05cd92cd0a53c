/** French territories that addresses write as "France" with a postal code of their own, and that carriers price apart. */
const overseasByPostalCode: Readonly<Record<string, string>> = {
  '971': 'GP',
  '972': 'MQ',
  '973': 'GF',
  '974': 'RE',
  '975': 'PM',
  '976': 'YT',
  '984': 'TF',
  '986': 'WF',
  '987': 'PF',
  '988': 'NC',
};
const french = new Set(['FR', ...Object.values(overseasByPostalCode), 'BL', 'MF']);

/** The country code carriers know a place by: France with an overseas postal code is that territory. */
export function zoneOf(place: { alphaTwo: string; postalCode: string }): string {
  if (place.alphaTwo !== 'FR') return place.alphaTwo;
  const postalCode = place.postalCode.replace(/\s/g, '');
  if (postalCode === '97133') return 'BL';
  if (postalCode === '97150') return 'MF';
  return overseasByPostalCode[postalCode.slice(0, 3)] ?? 'FR';
}

type SellingRules = { onlySellInFrance: boolean; sellsWorldwide: boolean; servedZones: ReadonlySet<string> };

/**
 * Returns whether the shop sells to a zone. ONLY_SELL_IN_FRANCE allows France and its overseas territories only. Otherwise SELLS_WORLDWIDE
 * allows every zone; without it, the shop sells to the countries that its carriers name, not to the rest of the world.
 */
export function isSoldTo(zone: string, { onlySellInFrance, sellsWorldwide, servedZones }: SellingRules): boolean {
  return onlySellInFrance ? french.has(zone) && servedZones.has(zone) : sellsWorldwide || servedZones.has(zone);
}
