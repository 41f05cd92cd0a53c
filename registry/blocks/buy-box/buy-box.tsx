import { useState } from 'react';
import { cart, useCart } from '#client/shop.tsx';
import { useSite, useWords } from '#client/site.tsx';
import { quantityChoices } from '#machines/cart/quantity.ts';
import type { BlockProps } from '#renderer/types.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { formatPrice, Price } from '#ui/price.tsx';
import { Select } from '#ui/select.tsx';
import type { BuyBoxProps } from '../../generated/buy-box.ts';
import { showInGallery } from '../../product-parts/gallery-picture.ts';
import { percentOff } from '../../product-parts/reduction.ts';
import { stockLabel, stockState } from '../../product-parts/stock.ts';
import { productWords } from '../../product-parts/words.ts';
import { firstChoice } from './choice.ts';
import type { Buyable, BuyBoxData } from './load.ts';
import { buyBoxStyles as styles } from './styles.ts';
import { VariationPicker } from './variation-picker.tsx';
import { words as allWords } from './words.ts';

type Props = BlockProps<BuyBoxProps, BuyBoxData>;

/** Price, choice and purchase of the page's product; a piece for rent leads to its fitting instead. */
export function BuyBox({ node }: Props) {
  const { axes, declinations, rental } = node.data;
  const [chosen, setChosen] = useState(() => firstChoice(declinations));
  const chooseDeclination = (declination: Buyable) => {
    setChosen(declination);
    showInGallery(declination.pictures);
  };
  return (
    <section className={styles.box}>
      {rental ? <RentalPrice data={node.data} /> : <SalePrice data={node.data} chosen={chosen} />}
      <VariationPicker axes={axes} declinations={declinations} chosen={chosen} onChoose={chooseDeclination} />
      {rental ? (
        <BookFitting {...node.props} />
      ) : (
        <Purchase key={chosen.id} data={node.data} chosen={chosen} contactUrl={node.props.contactUrl} />
      )}
      {node.props.notes.length > 0 && (
        <ul className={styles.notes}>
          {node.props.notes.map(({ icon, text }) => (
            <li key={text} className={styles.note}>
              <Icon name={icon} />
              {text}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
export default BuyBox;

function SalePrice({ data, chosen }: { data: BuyBoxData; chosen: Buyable }) {
  const words = useWords(allWords);
  const { lang, locale } = useSite();
  const shared = productWords[lang];
  const { settings } = data;
  if (!settings.showPrices) return <p>{words.hiddenPrice}</p>;
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
        {percent > 0 && settings.showPercent && <Badge tone="sale">{shared.percentOff(percent)}</Badge>}
      </p>
      <p className={styles.small}>
        {percent > 0 && chosen.referencePrice !== null ? words.reference(formatPrice(chosen.referencePrice, locale)) : words.included}
      </p>
    </div>
  );
}

function RentalPrice({ data: { rental, settings } }: { data: BuyBoxData }) {
  const words = useWords(allWords);
  const { locale } = useSite();
  if (!rental) return null;
  if (!settings.showPrices) return <p>{words.hiddenPrice}</p>;
  return (
    <div>
      <p className={styles.price}>
        <Price large cents={rental.price} locale={locale} unit={words.rental(rental.days)} />
      </p>
      <p className={styles.small}>{words.deposit(formatPrice(rental.deposit, locale))}</p>
    </div>
  );
}

function BookFitting({ contactUrl, rentalText }: BuyBoxProps) {
  const words = useWords(allWords);
  return (
    <div className={styles.out}>
      <p className={styles.small}>{rentalText ?? words.bookText}</p>
      <LinkButton href={contactUrl} size="l" wide>
        {words.book}
      </LinkButton>
    </div>
  );
}

/** Stock, quantity and the button; what the cart answers is told by a message and by the mini cart. */
function Purchase({ data, chosen, contactUrl }: { data: BuyBoxData; chosen: Buyable; contactUrl: string }) {
  const words = useWords(allWords);
  const { lang } = useSite();
  const busy = useCart((view) => view.busy);
  const error = useCart((view) => view.error);
  const { settings, isWine, offer } = data;
  const stock = settings.tracksStock && chosen.setQuantity ? chosen.quantity : null;
  const choices = quantityChoices({ sellByMultipleOf: chosen.sellByMultipleOf, stock });
  const [quantity, setQuantity] = useState(chosen.sellByMultipleOf);
  const told = { ...chosen, offer };
  const label = stockLabel(told, settings, lang);

  if (choices.length === 0) {
    return (
      <div className={styles.out}>
        <p className={styles.outTitle}>{data.declinations.length > 1 ? label : words.soldOut}</p>
        <p className={styles.small}>{words.soldOutText}</p>
        <LinkButton href={contactUrl} variant="outline">
          {words.contact}
        </LinkButton>
      </div>
    );
  }
  const add = () => cart.add({ idDeclination: chosen.id, quantity, rule: { sellByMultipleOf: chosen.sellByMultipleOf, stock, isWine } });
  return (
    <>
      <p className={styles.stock} data-state={stockState(told, settings)}>
        {label}
      </p>
      <div className={styles.buy}>
        {choices.length > 1 && (
          <Select
            label={words.quantity}
            value={String(quantity)}
            options={choices.map((choice) => ({ value: String(choice), label: String(choice) }))}
            onChange={(event) => setQuantity(Number(event.target.value))}
          />
        )}
        <Button size="l" wide busy={busy} onClick={add}>
          {words.add}
        </Button>
      </div>
      {error && <p role="alert">{error}</p>}
    </>
  );
}
