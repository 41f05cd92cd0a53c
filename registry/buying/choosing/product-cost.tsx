import { useMoney } from '#client/money.tsx';
import { useMessages, useSite } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/registry/buying/choosing.ts';
import { messages as productMessages } from '#messages/generated/registry/catalogue/products.ts';
import { percentOff } from '#registry/catalogue/products/reduction.ts';
import { Badge } from '#ui/badge.tsx';
import { formatPrice } from '#ui/format-price.ts';
import { Price } from '#ui/price.tsx';
import type { Buying } from './buying.ts';
import type { Buyable } from './choice.ts';
import { buyingStyles as styles } from './styles.ts';

type ProductCostProps = { data: Pick<Buying, 'settings' | 'rental'>; chosen: Buyable };

/** Shows the price or rental price of the chosen declination, or that the shop hides its prices. */
export function ProductCost({ data, chosen }: ProductCostProps) {
  const messages = useMessages(allMessages);
  if (!data.settings.showPrices) return <p className={styles.onRequest}>{messages.hiddenPrice}</p>;
  return data.rental ? <RentalPrice rental={data.rental} /> : <SalePrice showPercent={data.settings.showPercent} chosen={chosen} />;
}

function SalePrice({ showPercent, chosen }: { showPercent: boolean; chosen: Buyable }) {
  const messages = useMessages(allMessages);
  const { lang } = useSite();
  const money = useMoney();
  const shared = productMessages[lang];
  const percent = percentOff(chosen);
  return (
    <div>
      <p className={styles.price} aria-live="polite">
        <Price
          large
          cents={chosen.price}
          reference={chosen.referencePrice}
          format={money}
          messages={{ price: shared.price, reference: shared.referencePrice }}
        />
        {percent > 0 && showPercent && <Badge tone="sale">{shared.percentOff({ percent })}</Badge>}
      </p>
      <p className={styles.small}>
        {percent > 0 && chosen.referencePrice !== null
          ? messages.reference({ price: formatPrice(chosen.referencePrice, money) })
          : messages.included}
        {chosen.litres !== undefined && ` · ${messages.perLitre({ price: formatPrice(Math.round(chosen.price / chosen.litres), money) })}`}
      </p>
    </div>
  );
}

function RentalPrice({ rental }: { rental: NonNullable<Buying['rental']> }) {
  const messages = useMessages(allMessages);
  const money = useMoney();
  return (
    <div>
      <p className={styles.price}>
        <Price large cents={rental.price} format={money} unit={messages.rental({ days: rental.days })} />
      </p>
      <p className={styles.small}>{messages.deposit({ price: formatPrice(rental.deposit, money) })}</p>
    </div>
  );
}
