import type { BlockProps } from '#renderer/types.ts';
import { Icon } from '#ui/icon.tsx';
import { ProductCost } from '../../buying-parts/product-cost.tsx';
import { Purchase } from '../../buying-parts/purchase.tsx';
import { QuantityField } from '../../buying-parts/quantity-field.tsx';
import { StockLine } from '../../buying-parts/stock-line.tsx';
import { buyingStyles as styles } from '../../buying-parts/styles.ts';
import { useChoice } from '../../buying-parts/use-choice.ts';
import { VariationFields } from '../../buying-parts/variation-fields.tsx';
import type { BuyBoxProps } from '../../generated/buy-box.ts';
import type { BuyBoxData } from './index.ts';

/** Price, choice, stock and purchase of the page's product, or the way to it where it is not sold on this page. */
export function BuyBox({ node }: BlockProps<BuyBoxProps, BuyBoxData>) {
  const { axes, declinations, rental, settings, follows } = node.data;
  const { contactUrl, soldOutTitle, soldOutText, rentalText, rentalLabel, notes } = node.props;
  const choice = useChoice(node.data);
  const { chosen, chooseDeclination } = choice;
  return (
    <section className={styles.box} data-follows={follows || undefined}>
      <ProductCost data={node.data} chosen={chosen} />
      <div className={rental ? styles.scripted : styles.whole}>
        <VariationFields name={node.id} axes={axes} declinations={declinations} chosen={chosen} onChoose={chooseDeclination} />
      </div>
      {!rental && <StockLine data={node.data} chosen={chosen} soldOutTitle={soldOutTitle} />}
      <Purchase
        data={node.data}
        choice={choice}
        contactUrl={contactUrl}
        soldOutText={soldOutText}
        rentalText={rentalText}
        rentalLabel={rentalLabel}
        quantity={choice.quantities.length > 1 && <QuantityField choice={choice} />}
      />
      {settings.showPrices && notes.length > 0 && (
        <ul className={styles.notes}>
          {notes.map(({ icon, text }) => (
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
