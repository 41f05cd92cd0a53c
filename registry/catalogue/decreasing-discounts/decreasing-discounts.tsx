import { useMoney } from '#client/money.tsx';
import { useMessages } from '#client/site.tsx';
import { lineTotal, stepReached } from '#domain/discounts.ts';
import { quantityRefusal } from '#domain/quantity.ts';
import { messages as allMessages } from '#messages/generated/registry/catalogue/decreasing-discounts.ts';
import { useChoice } from '#registry/buying/choosing/use-choice.ts';
import type { DecreasingDiscountsProps } from '#registry/generated/decreasing-discounts.ts';
import { caps } from '#registry/page/layout/frame.ts';
import type { BlockProps } from '#renderer/types.ts';
import { below, hover } from '#themes/media.ts';
import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';
import { formatPrice } from '#ui/format-price.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { amountOff } from '../products/reduction.ts';
import type { DecreasingDiscountsData } from './index.ts';

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
  const messages = useMessages(allMessages);
  const money = useMoney();
  const { chosen, quantity, rule, chooseQuantity } = useChoice(node.data);
  if (steps.length === 0 || rental) return null;
  const reached = stepReached(steps, quantity);
  return (
    <section>
      {title && <h2 className={styles.title}>{title}</h2>}
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>{messages.caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {[messages.quantity, messages.off, messages.total].map((name) => (
              <th key={name} scope="col" style={{ height: 0 }}>
                <VisuallyHidden>{name}</VisuallyHidden>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {steps.map((step) => {
            const label = isWine ? messages.fromBottles({ count: step.from }) : messages.from({ count: step.from });
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
                <td>{amountOff(step, money)}</td>
                <td>
                  {messages.totalFor({
                    count: counted,
                    total: formatPrice(lineTotal(steps, { price: chosen.price, quantity: counted }), money),
                  })}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
export default DecreasingDiscounts;
