import { useMoney } from '#client/money.tsx';
import { useLocalPath, useMessages, useSite } from '#client/site.tsx';
import { messages as productMessages } from '#messages/generated/registry/catalogue/products.ts';
import { messages } from '#messages/generated/registry/catalogue/vintage-list.ts';
import { SectionHeader } from '#registry/content/texts/section-header.tsx';
import type { VintageListProps } from '#registry/generated/vintage-list.ts';
import type { BlockProps } from '#renderer/types.ts';
import { hover } from '#themes/media.ts';
import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';
import { Price } from '#ui/price.tsx';
import type { VintageListData } from './index.ts';

const { colour, motion, size, space } = theme;

const styles = {
  /** One line runs down through all years; each year hangs on it by a point. */
  list: style({
    position: 'relative',
    display: 'grid',
    padding: 0,
    listStyle: 'none',
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlock: space.l,
      insetInlineStart: '0.3rem',
      width: '1px',
      background: colour.rule,
    },
  }),
  vintage: style({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'baseline',
    gap: `0 ${space.m}`,
    paddingBlock: space.m,
    paddingInlineStart: space.xl,
    '&::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: 0,
      top: `calc(${space.m} + 0.85em)`,
      width: '0.65rem',
      height: '0.65rem',
      borderRadius: '50%',
      background: colour.ground,
      border: `1px solid ${colour.ruleStrong}`,
      transition: `background-color ${motion.quick}`,
    },
    '& + &': { borderTop: `1px solid ${colour.rule}` },
    '&:has([aria-current])::before': { background: colour.primary, borderColor: colour.primary },
    [hover]: { '&:hover::before': { background: colour.accent } },
  }),
  year: style({
    fontFamily: theme.font.title,
    fontSize: size.h3,
    fontVariantNumeric: 'lining-nums',
    lineHeight: theme.leading.snug,
    color: colour.heading,
    '& a': { color: 'inherit', textDecoration: 'none' },
    // The whole line is the link.
    '& a::after': { content: '""', position: 'absolute', inset: 0 },
    '& a[aria-current]': { textDecorationLine: 'underline', textDecorationThickness: '1px', textUnderlineOffset: '0.2em' },
    '&[data-out]': { color: colour.muted },
  }),
  price: style({ textAlign: 'end' }),
  stock: style({ gridColumn: '1 / -1', color: colour.muted, fontSize: size.small, '&:empty': { display: 'none' } }),
};

/** The years of a wine, the newest first, each a link to its own sheet. */
export function VintageList({ node }: BlockProps<VintageListProps, VintageListData>) {
  const { title, text } = node.props;
  const { vintages, showPrices } = node.data;
  const { lang } = useSite();
  const money = useMoney();
  const to = useLocalPath();
  const own = useMessages(messages);
  if (vintages.length === 0) return null;
  const shared = productMessages[lang];
  return (
    <nav aria-label={title ?? own.vintages}>
      <SectionHeader title={title} text={text} />
      <ol className={styles.list}>
        {vintages.map(({ year, url, price, priceVaries, stock, isOut, isCurrent }) => (
          <li key={year} className={styles.vintage}>
            <p className={styles.year} data-out={isOut || undefined}>
              <a href={to(url)} aria-label={own.vintage({ year })} aria-current={isCurrent ? 'page' : undefined}>
                {year}
              </a>
            </p>
            {showPrices && (
              <p className={styles.price}>
                <Price cents={price} format={money} from={priceVaries ? shared.from : undefined} />
              </p>
            )}
            <p className={styles.stock}>{stock}</p>
          </li>
        ))}
      </ol>
    </nav>
  );
}
export default VintageList;
