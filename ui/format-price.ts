/** Format of amounts: the locale (`fr_FR`), and the currency as an ISO 4217 code. */
export type MoneyFormat = { locale: string; currency: string };

/** Making one takes longer than a hundred prices: a list of products is as good as made of them. */
const formats = new Map<string, Intl.NumberFormat>();

function formatOf({ locale, currency }: MoneyFormat): Intl.NumberFormat {
  const key = locale + currency;
  // Some currencies have two decimals by ISO 4217 and none in use.
  const format =
    formats.get(key) ??
    new Intl.NumberFormat(locale.replace('_', '-'), { style: 'currency', currency, minimumFractionDigits: 2, maximumFractionDigits: 2 });
  formats.set(key, format);
  return format;
}

/**
 * Integer cents in the locale's writing, with two decimals as specified: 2900 in `fr_FR` and `EUR` is "29,00 €". What is taken off has a
 * minus sign, not a hyphen: "−5,00 €".
 */
export const formatPrice = (cents: number, format: MoneyFormat): string =>
  formatOf(format)
    .format(cents / 100)
    .replace('-', '−');

/** Whole units of the currency without decimals, as filters have them: `50 €`. */
export const formatUnits = (units: number, { locale, currency }: MoneyFormat): string =>
  new Intl.NumberFormat(locale.replace('_', '-'), { style: 'currency', currency, maximumFractionDigits: 0 }).format(units);

const nameOf = ({ locale, currency }: MoneyFormat, currencyDisplay: 'symbol' | 'name'): string =>
  new Intl.NumberFormat(locale.replace('_', '-'), { style: 'currency', currency, currencyDisplay })
    .formatToParts(2)
    .find(({ type }) => type === 'currency')?.value ?? currency;

/** The sign of the currency as the locale writes it: `€`, `$US`, `CHF`. */
export const currencySymbol = (format: MoneyFormat): string => nameOf(format, 'symbol');

/** The name of the currency as the locale counts it: `euros`, `francs suisses`. */
export const currencyName = (format: MoneyFormat): string => nameOf(format, 'name');
