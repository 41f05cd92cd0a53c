import { useSite, useWords } from '#client/site.tsx';
import { Badge } from '#ui/badge.tsx';
import { formatPrice, Price } from '#ui/price.tsx';
import { percentOff } from '../product-parts/reduction.ts';
import { productWords } from '../product-parts/words.ts';
import type { Buying } from './buying.ts';
import type { Buyable } from './choice.ts';
import { buyingStyles as styles } from './styles.ts';
import { words as allWords } from './words.ts';

type ProductCostProps = { data: Pick<Buying, 'settings' | 'rental'>; chosen: Buyable };

/** What the chosen declination costs: to buy or to rent; a shop that tells no prices says so. */
export function ProductCost({ data, chosen }: ProductCostProps) {
  const words = useWords(allWords);
  if (!data.settings.showPrices) return <p className={styles.onRequest}>{words.hiddenPrice}</p>;
  return data.rental ? <RentalPrice rental={data.rental} /> : <SalePrice showPercent={data.settings.showPercent} chosen={chosen} />;
}

function SalePrice({ showPercent, chosen }: { showPercent: boolean; chosen: Buyable }) {
  const words = useWords(allWords);
  const { lang, locale } = useSite();
  const shared = productWords[lang];
  const percent = percentOff(chosen);
  return (
    <div>
      <p className={styles.price} aria-live="polite">
        <Price
          large
          cents={chosen.price}
          reference={chosen.referencePrice}
          locale={locale}
          words={{ price: shared.price, reference: shared.referencePrice }}
        />
        {percent > 0 && showPercent && <Badge tone="sale">{shared.percentOff(percent)}</Badge>}
      </p>
      <p className={styles.small}>
        {percent > 0 && chosen.referencePrice !== null ? words.reference(formatPrice(chosen.referencePrice, locale)) : words.included}
      </p>
    </div>
  );
}

function RentalPrice({ rental }: { rental: NonNullable<Buying['rental']> }) {
  const words = useWords(allWords);
  const { locale } = useSite();
  return (
    <div>
      <p className={styles.price}>
        <Price large cents={rental.price} locale={locale} unit={words.rental(rental.days)} />
      </p>
      <p className={styles.small}>{words.deposit(formatPrice(rental.deposit, locale))}</p>
    </div>
  );
}
