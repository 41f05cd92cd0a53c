import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';
import { formatPrice, type MoneyFormat } from './format-price.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

export type PriceProps = {
  /** Cents to pay. */
  cents: number;
  format: MoneyFormat;
  /** Cents of the reference price that is crossed out; only one that the law allows (`referencePrice`). */
  reference?: number | null | undefined;
  /** Texts that screen readers read before both prices: "Ancien prix", "Prix". */
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
export function Price({ cents, format, reference, messages, from, unit, large = false }: PriceProps) {
  const reduced = reference !== null && reference !== undefined && reference > cents;
  return (
    <span className={large ? styles.large : styles.line}>
      {from && <span className={styles.small}>{from}</span>}
      {reduced && messages && <VisuallyHidden>{messages.price} </VisuallyHidden>}
      <span className={reduced ? styles.reduced : undefined}>{formatPrice(cents, format)}</span>
      {unit && <span className={styles.small}>{unit}</span>}
      {reduced && (
        <>
          {messages && <VisuallyHidden>{messages.reference} </VisuallyHidden>}
          <s className={styles.reference}>{formatPrice(reference, format)}</s>
        </>
      )}
    </span>
  );
}
