import type { BuyBoxProps } from '#registry/generated/buy-box.ts';
import type { BlockProps } from '#renderer/types.ts';
import { Icon } from '#ui/icon.tsx';
import { BuyBar } from '../choosing/buy-bar.tsx';
import { buyBarStyles } from '../choosing/buy-bar-styles.ts';
import { ProductCost } from '../choosing/product-cost.tsx';
import { Purchase } from '../choosing/purchase.tsx';
import { QuantityField } from '../choosing/quantity-field.tsx';
import { StockLine } from '../choosing/stock-line.tsx';
import { buyingStyles as styles } from '../choosing/styles.ts';
import { useChoice } from '../choosing/use-choice.ts';
import { VariationFields } from '../choosing/variation-fields.tsx';
import type { BuyBoxData } from './index.ts';

/** Price, choice, stock and purchase of the page's product, or the way to it where it is not sold on this page. */
export function BuyBox({ node }: BlockProps<BuyBoxProps, BuyBoxData>) {
  const { axes, declinations, rental, settings, follows, sizeGuide } = node.data;
  const { contactUrl, soldOutTitle, soldOutText, rentalText, rentalLabel, notes, bar } = node.props;
  const choice = useChoice(node.data);
  const { chosen, chooseDeclination } = choice;
  const id = `buy-${node.data.idProduct}`;
  const told = notes.filter(({ shown }) => shown !== 'handedOver' || node.data.isHandedOver);
  return (
    <section className={`${styles.box} ${buyBarStyles.scope}`} id={id} data-follows={follows || undefined}>
      <ProductCost data={node.data} chosen={chosen} />
      <div className={rental ? styles.scripted : styles.whole}>
        <VariationFields
          name={node.id}
          axes={axes}
          declinations={declinations}
          chosen={chosen}
          guide={sizeGuide}
          onChoose={chooseDeclination}
        />
      </div>
      {!rental && <StockLine data={node.data} chosen={chosen} soldOutTitle={soldOutTitle} />}
      <div className={buyBarStyles.purchase} data-purchase="">
        <Purchase
          data={node.data}
          choice={choice}
          contactUrl={contactUrl}
          soldOutText={soldOutText}
          rentalText={rentalText}
          rentalLabel={rentalLabel}
          quantity={choice.quantities.length > 1 && <QuantityField choice={choice} />}
        />
      </div>
      {settings.showPrices && told.length > 0 && (
        <ul className={styles.notes}>
          {told.map(({ icon, text }) => (
            <li key={text} className={styles.note}>
              <Icon name={icon} />
              {text}
            </li>
          ))}
        </ul>
      )}
      {bar && <BuyBar data={node.data} choice={choice} purchaseId={id} />}
    </section>
  );
}
export default BuyBox;
