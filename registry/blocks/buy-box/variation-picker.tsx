import { useWords } from '#client/site.tsx';
import { type AxisValue, choose, chosenValue, valuesOfAxis } from './choice.ts';
import type { Axis, Buyable } from './load.ts';
import { buyBoxStyles as styles } from './styles.ts';
import { words as allWords } from './words.ts';

type VariationPickerProps = {
  axes: readonly Axis[];
  declinations: readonly Buyable[];
  chosen: Buyable;
  onChoose: (declination: Buyable) => void;
};

/** Size, colour …: an axis each. What cannot be had is shown as such and can still be chosen, to see what it goes with. */
export function VariationPicker({ axes, declinations, chosen, onChoose }: VariationPickerProps) {
  const words = useWords(allWords);
  return (
    <div className={styles.axes}>
      {axes.map((axis) => {
        const values = valuesOfAxis(axis, chosen, declinations, axes);
        const current = chosenValue(chosen, axis);
        const title = current ? words.chosen(axis.label, current.label) : axis.label;
        if (values.length <= 1) {
          return (
            <p key={axis.id} className={styles.legend}>
              {title}
            </p>
          );
        }
        return (
          <fieldset key={axis.id} className={styles.axis}>
            <legend className={styles.legend}>{title}</legend>
            <div className={styles.values}>
              {values.map((value) => (
                <Value
                  key={value.id}
                  name={`axis-${axis.id}`}
                  value={value}
                  isChosen={value.id === current?.id}
                  onChoose={() => onChoose(choose(axis, value.id, chosen, declinations, axes).declination)}
                />
              ))}
            </div>
          </fieldset>
        );
      })}
    </div>
  );
}

type ValueProps = { name: string; value: AxisValue; isChosen: boolean; onChoose: () => void };

function Value({ name, value, isChosen, onChoose }: ValueProps) {
  const words = useWords(allWords);
  const { label, colour, state } = value;
  const read = { available: label, 'sold-out': words.soldOutValue(label), impossible: words.impossibleValue(label) }[state];
  return (
    <label className={styles.value} data-state={state}>
      <input type="radio" name={name} checked={isChosen} onChange={onChoose} aria-label={read} />
      {colour && <span className={styles.swatch} style={{ background: colour }} aria-hidden="true" />}
      <span aria-hidden="true">{label}</span>
    </label>
  );
}
