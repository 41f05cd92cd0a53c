import type { BlockProps } from '#renderer/types.ts';
import { buyingStyles as styles } from '../../buying-parts/styles.ts';
import { useChoice } from '../../buying-parts/use-choice.ts';
import { VariationFields } from '../../buying-parts/variation-fields.tsx';
import type { VariationPickerProps } from '../../generated/variation-picker.ts';
import type { VariationPickerData } from './index.ts';

/** Which one: nothing of a product that there is only one of. */
export function VariationPicker({ node }: BlockProps<VariationPickerProps, VariationPickerData>) {
  const { axes, declinations } = node.data;
  const { chosen, chooseDeclination } = useChoice(node.data);
  if (axes.length === 0) return null;
  return (
    <div className={styles.box}>
      <VariationFields name={node.id} axes={axes} declinations={declinations} chosen={chosen} onChoose={chooseDeclination} />
    </div>
  );
}
export default VariationPicker;
