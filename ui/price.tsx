import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

/** Making one takes longer than a hundred prices: a list of products is as good as made of them. */
const formats = new Map<string, Intl.NumberFormat>();

function euros(locale: string): Intl.NumberFormat {
  const format = formats.get(locale) ?? new Intl.NumberFormat(locale.replace('_', '-'), { style: 'currency', currency: 'EUR' });
  formats.set(locale, format);
  return format;
}

/**
 * Euros of integer cents in the locale's writing, with two decimals as specified: `formatPrice(2900, 'fr_FR')` is "29,00 €". What is
 * taken off has a minus sign, not a hyphen: "−5,00 €".
 */
export const formatPrice = (cents: number, locale: string): string =>
  euros(locale)
    .format(cents / 100)
    .replace('-', '−');

export type PriceProps = {
  /** Cents to pay. */
  cents: number;
  locale: string;
  /** Cents of the reference price that is crossed out; only one that the law allows (`referencePrice`). */
  reference?: number | null | undefined;
  /** Words that are read out before both: "Ancien prix", "Prix". */
  messages?: { price: string; reference: string };
  /** "dès", before the price of a product whose declinations differ. */
  from?: string | undefined;
  /** After the price, e.g. "/ 4 jours". */
  unit?: string | undefined;
  large?: boolean;
};

const line = {
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: '0.55em',
  color: theme.colour.price,
  fontVariantNumeric: 'tabular-nums',
} as const;
const styles = {
  line: style(line),
  large: style(line, {
    fontFamily: theme.font.title,
    fontSize: theme.size.h3,
    fontWeight: theme.weight.title,
    fontVariantNumeric: 'lining-nums',
  }),
  reference: style({ color: theme.colour.muted, textDecorationLine: 'line-through', textDecorationThickness: '1px', fontSize: '0.85em' }),
  reduced: style({ color: theme.colour.sale, fontWeight: theme.weight.strong }),
  small: style({ color: theme.colour.muted, fontSize: '0.85em', fontFamily: theme.font.content }),
};

/** A price, with its crossed-out reference price when there is one. */
export function Price({ cents, locale, reference, messages, from, unit, large = false }: PriceProps) {
  const reduced = reference !== null && reference !== undefined && reference > cents;
  return (
    <span className={large ? styles.large : styles.line}>
      {from && <span className={styles.small}>{from}</span>}
      {reduced && messages && <VisuallyHidden>{messages.price} </VisuallyHidden>}
      <span className={reduced ? styles.reduced : undefined}>{formatPrice(cents, locale)}</span>
      {unit && <span className={styles.small}>{unit}</span>}
      {reduced && (
        <>
          {messages && <VisuallyHidden>{messages.reference} </VisuallyHidden>}
          <s className={styles.reference}>{formatPrice(reference, locale)}</s>
        </>
      )}
    </span>
  );
}
