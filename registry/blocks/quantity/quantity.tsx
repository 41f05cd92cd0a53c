import type { BlockProps } from '#renderer/types.ts';
import { QuantityField } from '../../buying-parts/quantity-field.tsx';
import { buyingStyles as styles } from '../../buying-parts/styles.ts';
import { useChoice } from '../../buying-parts/use-choice.ts';
import type { QuantityProps } from '../../generated/quantity.ts';
import type { QuantityData } from './index.ts';

/** How many: nothing where it is not sold here, or only one is left. */
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
