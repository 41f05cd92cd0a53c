import type { VariationPickerProps } from '#registry/generated/variation-picker.ts';
import type { BlockProps } from '#renderer/types.ts';
import { buyingStyles as styles } from '../choosing/styles.ts';
import { useChoice } from '../choosing/use-choice.ts';
import { VariationFields } from '../choosing/variation-fields.tsx';
import type { VariationPickerData } from './index.ts';

/** Picker of the declination. Nothing if the product has only one. */
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
