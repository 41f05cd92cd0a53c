import { useId, useState } from 'react';
import { useMessages } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/admin/products.ts';
import { type Declination, usedLabels } from './combinations.ts';
import { gridStyles as styles } from './grid-styles.ts';
import type { ShownAxis } from './use-axes.ts';

/** An axis of more labels shows some of them until one asks for all: a shop may have fifty colours. */
const [maxShown, shownWhenCut] = [16, 10];

type AxisLabelsProps = { axis: ShownAxis; declinations: readonly Declination[]; onToggle: (label: string) => void };

/** Labels of an axis, of which those are pressed that the product is sold in. One that the axis has no more stays until it is taken off. */
export function AxisLabels({ axis, declinations, onToggle }: AxisLabelsProps) {
  const messages = useMessages(allMessages).declinations;
  const id = useId();
  const used = usedLabels(declinations, axis.key);
  const [isWhole, setIsWhole] = useState(false);
  const all = [...axis.labels, ...used.filter((label) => !axis.labels.includes(label))];
  const isCut = !isWhole && all.length > maxShown;
  const labels = isCut ? all.filter((label, at) => used.includes(label) || at < shownWhenCut) : all;
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
        {isCut && (
          <button type="button" className={styles.more} onClick={() => setIsWhole(true)}>
            {messages.allLabels({ count: all.length })}
          </button>
        )}
      </div>
    </div>
  );
}
