import type { QuantityProps } from '#registry/generated/quantity.ts';
import type { BlockProps } from '#renderer/types.ts';
import { QuantityField } from '../choosing/quantity-field.tsx';
import { buyingStyles as styles } from '../choosing/styles.ts';
import { useChoice } from '../choosing/use-choice.ts';
import type { QuantityData } from './index.ts';

/** Field for the quantity. Nothing if the product is not sold here, or only one is left. */
export function Quantity({ node }: BlockProps<QuantityProps, QuantityData>) {
  const { rental, settings, soldInFrenchAt } = node.data;
  const choice = useChoice(node.data);
  if (rental || !settings.showPrices || soldInFrenchAt) return null;
  return (
    <div className={styles.quantity}>
      <QuantityField choice={choice} />
    </div>
  );
}
export default Quantity;
