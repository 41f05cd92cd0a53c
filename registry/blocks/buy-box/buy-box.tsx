import { useState } from 'react';
import { localPath } from '#client/local-path.ts';
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

/** Price, choice, stock and purchase of the page's product, or the way to it where it is not sold on this page. */
export function BuyBox({ node }: Props) {
  const { axes, declinations, rental, settings, follows } = node.data;
  const [chosen, setChosen] = useState(() => firstChoice(declinations));
  const chooseDeclination = (declination: Buyable) => {
    setChosen(declination);
    showInGallery(declination.pictures);
  };
  const Cost = !settings.showPrices ? HiddenPrice : rental ? RentalPrice : SalePrice;
  return (
    <section className={styles.box} data-follows={follows || undefined}>
      <Cost data={node.data} chosen={chosen} />
      <VariationPicker axes={axes} declinations={declinations} chosen={chosen} onChoose={chooseDeclination} />
      {!rental && <StockLine data={node.data} chosen={chosen} />}
      <WayToIt data={node.data} props={node.props} chosen={chosen} />
      {settings.showPrices && node.props.notes.length > 0 && (
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

type PartProps = { data: BuyBoxData; chosen: Buyable };

function HiddenPrice() {
  return <p className={styles.onRequest}>{useWords(allWords).hiddenPrice}</p>;
}

function SalePrice({ data, chosen }: PartProps) {
  const words = useWords(allWords);
  const { lang, locale } = useSite();
  const shared = productWords[lang];
  const { settings } = data;
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

function RentalPrice({ data: { rental } }: PartProps) {
  const words = useWords(allWords);
  const { locale } = useSite();
  if (!rental) return null;
  return (
    <div>
      <p className={styles.price}>
        <Price large cents={rental.price} locale={locale} unit={words.rental(rental.days)} />
      </p>
      <p className={styles.small}>{words.deposit(formatPrice(rental.deposit, locale))}</p>
    </div>
  );
}

/** Of what is sold by multiples, the pieces that whole multiples leave. */
const toldStock = ({ quantity, setQuantity, sellByMultipleOf }: Buyable, offer: BuyBoxData['offer']) => ({
  quantity: quantity - (quantity % sellByMultipleOf),
  setQuantity,
  offer,
});

/** Whether the choice can be had, told anew with every choice. A single piece that is gone says so in words of its own. */
function StockLine({ data: { declinations, settings, offer }, chosen }: PartProps) {
  const words = useWords(allWords);
  const { lang } = useSite();
  const told = toldStock(chosen, offer);
  const state = stockState(told, settings);
  const isPlain = state !== 'out' || declinations.length > 1 || settings.soldOutLabel !== '';
  return (
    <p className={styles.stock} data-state={state} role="status">
      {isPlain ? stockLabel(told, settings, lang) : words.soldOut}
    </p>
  );
}

/** The purchase, or where the product is to be had instead: at the shop, or on the French version. */
function WayToIt({ data, props: { contactUrl, rentalText }, chosen }: PartProps & { props: BuyBoxProps }) {
  const words = useWords(allWords);
  const { site } = useSite();
  if (data.rental) return <Instead text={rentalText ?? words.bookText} label={words.book} href={contactUrl} />;
  if (!data.settings.showPrices) return <Instead text={words.askText} label={words.ask} href={contactUrl} />;
  if (stockState(toldStock(chosen, data.offer), data.settings) === 'out')
    return <Instead text={words.soldOutText} label={words.contact} href={contactUrl} isQuiet />;
  if (data.soldInFrenchAt) {
    const href = localPath({ site, lang: 'fr' }, data.soldInFrenchAt);
    return <Instead text={words.soldInFrench} label={words.toFrench} href={href} hrefLang="fr" />;
  }
  return <Purchase key={chosen.id} data={data} chosen={chosen} />;
}

type InsteadProps = { text: string; label: string; href: string; hrefLang?: string; isQuiet?: boolean };

function Instead({ text, label, href, hrefLang, isQuiet = false }: InsteadProps) {
  return (
    <div className={styles.out}>
      <p className={styles.small}>{text}</p>
      <LinkButton href={href} hrefLang={hrefLang} {...(isQuiet ? { variant: 'outline' } : { size: 'l', wide: true })}>
        {label}
      </LinkButton>
    </div>
  );
}

/** Quantity and the button; what the cart answers is told by a message and by the mini cart. */
function Purchase({ data: { settings, isWine }, chosen }: PartProps) {
  const words = useWords(allWords);
  const busy = useCart((view) => view.busy);
  const error = useCart((view) => view.error);
  const stock = settings.keepsToStock && chosen.setQuantity ? chosen.quantity : null;
  const choices = quantityChoices({ sellByMultipleOf: chosen.sellByMultipleOf, stock });
  const [quantity, setQuantity] = useState(chosen.sellByMultipleOf);
  const add = () => cart.add({ idDeclination: chosen.id, quantity, rule: { sellByMultipleOf: chosen.sellByMultipleOf, stock, isWine } });
  return (
    <>
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
