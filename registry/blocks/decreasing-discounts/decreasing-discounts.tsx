import { useSite, useWords } from '#client/site.tsx';
import { quantityRefusal } from '#machines/cart/quantity.ts';
import type { BlockProps } from '#renderer/types.ts';
import { lineTotal, stepReached } from '#schemas/decreasing-discount.ts';
import { below, hover } from '#themes/media.ts';
import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';
import { formatPrice } from '#ui/price.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { useChoice } from '../../buying-parts/use-choice.ts';
import type { DecreasingDiscountsProps } from '../../generated/decreasing-discounts.ts';
import { caps } from '../../page-parts/frame.ts';
import { amountOff } from '../../product-parts/amount-off.ts';
import type { DecreasingDiscountsData } from './load.ts';
import { words as allWords } from './words.ts';

const { colour, motion, size, space } = theme;
const styles = {
  title: style(caps, { color: colour.heading, fontSize: size.body, marginBottom: space.s }),
  table: style({
    width: '100%',
    borderCollapse: 'collapse',
    fontVariantNumeric: 'tabular-nums',
    '& th, & td': { padding: `0 ${space.s}`, height: '2.9rem', textAlign: 'start', fontWeight: theme.weight.body },
    '& td:last-child': { textAlign: 'end', whiteSpace: 'nowrap', color: colour.muted },
    '& td:nth-of-type(1)': { color: colour.accentInk, whiteSpace: 'nowrap' },
    [below('sm')]: { '& th, & td': { paddingInline: space.xs }, '& td:last-child': { whiteSpace: 'normal' } },
    '& tbody tr': { borderTop: `1px solid ${colour.rule}`, transition: `background-color ${motion.quick}` },
    '& tbody tr:last-child': { borderBottom: `1px solid ${colour.rule}` },
    '& tr[data-reached]': { background: colour.tintAccent },
    '& tr[data-reached] th, & tr[data-reached] td': { fontWeight: theme.weight.strong },
  }),
  choose: style({
    minHeight: '2.75rem',
    color: colour.ink,
    fontWeight: 'inherit',
    textDecorationLine: 'underline',
    textDecorationColor: colour.ruleStrong,
    textUnderlineOffset: '0.25em',
    [hover]: { '&:hover': { textDecorationColor: 'currentColor' } },
  }),
};

/** The steps of a decreasing price with what they come to; the one that the quantity reaches is marked, and each can be chosen. */
export function DecreasingDiscounts({ node }: BlockProps<DecreasingDiscountsProps, DecreasingDiscountsData>) {
  const { title } = node.props;
  const { decreasingDiscounts: steps, isWine, rental } = node.data;
  const words = useWords(allWords);
  const { locale } = useSite();
  const { chosen, quantity, rule, chooseQuantity } = useChoice(node.data);
  if (steps.length === 0 || rental) return null;
  const reached = stepReached(steps, quantity);
  return (
    <section>
      {title && <h2 className={styles.title}>{title}</h2>}
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>{words.caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {[words.quantity, words.off, words.total].map((name) => (
              <th key={name} scope="col" style={{ height: 0 }}>
                <VisuallyHidden>{name}</VisuallyHidden>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {steps.map((step) => {
            const label = isWine ? words.fromBottles(step.from) : words.from(step.from);
            const wanted = Math.ceil(step.from / rule.sellByMultipleOf) * rule.sellByMultipleOf;
            const first = quantityRefusal(wanted, rule) === null ? wanted : undefined;
            const counted = first ?? step.from;
            return (
              <tr key={step.from} data-reached={step === reached || undefined} aria-current={step === reached || undefined}>
                <th scope="row">
                  {first === undefined ? (
                    label
                  ) : (
                    <button type="button" className={styles.choose} onClick={() => chooseQuantity(first)}>
                      {label}
                    </button>
                  )}
                </th>
                <td>{amountOff(step, locale)}</td>
                <td>{words.totalFor(counted, formatPrice(lineTotal(steps, { price: chosen.price, quantity: counted }), locale))}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
export default DecreasingDiscounts;
