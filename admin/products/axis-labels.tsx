import { useId } from 'react';
import { useMessages } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/admin/products.ts';
import { type Declination, usedLabels } from './combinations.ts';
import { gridStyles as styles } from './grid-styles.ts';
import type { ShownAxis } from './use-axes.ts';

type AxisLabelsProps = { axis: ShownAxis; declinations: readonly Declination[]; onToggle: (label: string) => void };

/** Labels of an axis, of which those are pressed that the product is sold in. One that the axis has no more stays until it is taken off. */
export function AxisLabels({ axis, declinations, onToggle }: AxisLabelsProps) {
  const messages = useMessages(allMessages).declinations;
  const id = useId();
  const used = usedLabels(declinations, axis.key);
  const labels = [...axis.labels, ...used.filter((label) => !axis.labels.includes(label))];
  return (
    <div className={styles.axis}>
      <span id={id} className={styles.axisTitle}>
        {messages.labelsOf({ axis: axis.title })}
      </span>
      {/* biome-ignore lint/a11y/useSemanticElements: buttons that are pressed or not, in a group with a name. */}
      <div role="group" aria-labelledby={id} className={styles.labels}>
        {labels.map((label) => (
          <button key={label} type="button" className={styles.label} aria-pressed={used.includes(label)} onClick={() => onToggle(label)}>
            {axis.colours[label] && <span aria-hidden className={styles.swatch} style={{ background: axis.colours[label] ?? undefined }} />}
            {label}
          </button>
        ))}
      </div>
    </div>
  );
}
