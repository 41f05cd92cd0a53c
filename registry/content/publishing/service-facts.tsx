import { useMoney } from '#client/money.tsx';
import { useSite } from '#client/site.tsx';
import { messages as serviceMessages } from '#messages/generated/registry/content/publishing/service.ts';
import type { ServiceCard } from '#schemas/service.ts';
import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';
import { formatPrice } from '#ui/format-price.ts';
import { formatDuration } from './format-duration.ts';

const { colour, size, space, weight } = theme;
const styles = {
  facts: style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: `0 ${space.s}` }),
  price: style({ color: colour.price, fontWeight: weight.strong, fontVariantNumeric: 'tabular-nums' }),
  from: style({ fontWeight: weight.body, fontSize: size.small, color: colour.muted }),
  rest: style({ color: colour.muted }),
};

/** Shows the price, duration and place of a service: `75,00 € · 1 h 30 · à la boutique`. */
export function ServiceFacts({ service: { price, isFrom, minutes, place } }: { service: ServiceCard }) {
  const { lang } = useSite();
  const money = useMoney();
  const messages = serviceMessages[lang];
  const rest = [minutes === null ? '' : formatDuration(minutes, messages), place].filter(Boolean).join(', ');
  return (
    <p className={styles.facts}>
      <span className={styles.price}>
        {price !== null && isFrom && <span className={styles.from}>{messages.from} </span>}
        {price === null ? messages.onRequest : formatPrice(price, money)}
      </span>
      {rest && <span className={styles.rest}>{rest}</span>}
    </p>
  );
}
