import { useSite } from '#client/site.tsx';
import type { CounterProps } from '#registry/generated/counter.ts';
import type { BlockProps } from '#renderer/types.ts';
import { above } from '#themes/media.ts';
import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { useCountUp } from './use-count-up.ts';

const { colour, font, size, space } = theme;
const styles = {
  list: style({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
    gap: `${space.xl} ${space.l}`,
    [above('md')]: { gridTemplateColumns: 'repeat(auto-fit, minmax(0, 1fr))', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' },
  }),
  items: {
    start: style({ display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end', gap: space.xxs, textAlign: 'start' }),
    center: style({ display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end', gap: space.xxs, textAlign: 'center' }),
  },
  value: style({
    margin: 0,
    fontFamily: font.title,
    fontWeight: theme.weight.title,
    fontSize: size.h1,
    lineHeight: theme.leading.display,
    fontVariantNumeric: 'tabular-nums',
    color: colour.heading,
  }),
  label: style({ color: colour.muted, lineHeight: theme.leading.snug }),
};

const decimalsOf = (value: number) => Math.min(3, `${value}`.split('.')[1]?.length ?? 0);

/** The whole figure is in the page for search engines and screen readers; only what is seen counts up. */
export function Counter({ node }: BlockProps<CounterProps>) {
  const { lang } = useSite();
  const { items, animate, align } = node.props;
  const { place, part } = useCountUp(animate);
  return (
    <dl ref={place} className={styles.list}>
      {items.map(({ value, prefix = '', suffix = '', label, plain }) => {
        const digits = decimalsOf(value);
        const format = new Intl.NumberFormat(lang, { minimumFractionDigits: digits, maximumFractionDigits: digits, useGrouping: !plain });
        const written = (figure: number) => `${prefix}${prefix && ' '}${format.format(figure)}${suffix && ' '}${suffix}`;
        return (
          <div key={label} className={styles.items[align]}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>
              <span aria-hidden="true">{written(value * part)}</span>
              <VisuallyHidden>{written(value)}</VisuallyHidden>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
export default Counter;
