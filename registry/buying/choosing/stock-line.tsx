import { useMessages, useSite } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/registry/buying/choosing.ts';
import { stockLabel, stockState } from '#registry/catalogue/products/stock.ts';
import type { Buying } from './buying.ts';
import type { Buyable } from './choice.ts';
import { buyingStyles as styles } from './styles.ts';

/** Of what is sold by multiples, the pieces that whole multiples leave. */
export const toldStock = ({ quantity, setQuantity, sellByMultipleOf }: Buyable, offer: Buying['offer']) => ({
  quantity: quantity - (quantity % sellByMultipleOf),
  setQuantity,
  offer,
});

type StockLineProps = { data: Pick<Buying, 'declinations' | 'settings' | 'offer'>; chosen: Buyable; soldOutTitle?: string | undefined };

/** Announces the availability of the choice after each change. A single piece that is sold has its own message. */
export function StockLine({ data: { declinations, settings, offer }, chosen, soldOutTitle }: StockLineProps) {
  const messages = useMessages(allMessages);
  const { lang } = useSite();
  const told = toldStock(chosen, offer);
  const state = stockState(told, settings);
  const isPlain = state !== 'out' || declinations.length > 1 || settings.soldOutLabel !== '';
  return (
    <p className={styles.stock} data-state={state} role="status">
      {isPlain ? stockLabel(told, settings, lang) : (soldOutTitle ?? messages.soldOut)}
    </p>
  );
}
