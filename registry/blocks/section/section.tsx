import type { BlockProps } from '#renderer/types.ts';
import { style } from '#themes/style.ts';
import type { SectionProps } from '../../generated/section.ts';

const styles = {
  none: style({ paddingBlock: 0 }),
  small: style({ paddingBlock: '1rem' }),
  medium: style({ paddingBlock: '2.5rem' }),
  large: style({ paddingBlock: '5rem' }),
};

export function Section({ node, slots }: BlockProps<SectionProps>) {
  const { label, padding } = node.props;
  return (
    <section className={styles[padding]} aria-label={label}>
      {slots.default}
    </section>
  );
}
export default Section;
