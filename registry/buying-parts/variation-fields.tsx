import { useMessages } from '#client/site.tsx';
import { type Axis, type AxisValue, type Buyable, choose, chosenValue, valuesOfAxis } from './choice.ts';
import { messages as allMessages } from './messages.ts';
import { buyingStyles as styles } from './styles.ts';
import { useEarlyChange } from './use-early.ts';

type VariationFieldsProps = {
  /** Told apart from those of another product on the page. */
  name: string;
  axes: readonly Axis[];
  declinations: readonly Buyable[];
  chosen: Buyable;
  onChoose: (declination: Buyable) => void;
};

/** Size, colour …: an axis each. What cannot be had is shown as such and can still be chosen, to see what it goes with. */
export function VariationFields({ name, axes, declinations, chosen, onChoose }: VariationFieldsProps) {
  const all = axes.map((axis) => ({ axis, values: valuesOfAxis(axis, chosen, declinations, axes), current: chosenValue(chosen, axis) }));
  const settled = all.filter(({ values }) => values.length === 1);
  return (
    <>
      {settled.length > 0 && (
        <dl className={styles.settled}>
          {settled.map(({ axis, current }) => (
            <div key={axis.id}>
              <dt className={styles.axisName}>{axis.label}</dt>
              <dd>{current?.label}</dd>
            </div>
          ))}
        </dl>
      )}
      {all
        .filter(({ values }) => values.length > 1)
        .map(({ axis, values, current }) => (
          <fieldset key={axis.id} className={styles.axis}>
            <legend className={styles.legend}>
              <span className={styles.axisName}>{axis.label}</span> {current?.label}
            </legend>
            <div className={styles.values}>
              {values.map((value) => (
                <Value
                  key={value.id}
                  name={`${name}-${axis.id}`}
                  value={value}
                  isChosen={value.id === current?.id}
                  onChoose={() => onChoose(choose(axis, value.id, chosen, declinations, axes).declination)}
                />
              ))}
            </div>
          </fieldset>
        ))}
    </>
  );
}

type ValueProps = { name: string; value: AxisValue; isChosen: boolean; onChoose: () => void };

function Value({ name, value, isChosen, onChoose }: ValueProps) {
  const messages = useMessages(allMessages);
  const input = useEarlyChange<HTMLInputElement>(({ checked }) => checked && !isChosen, onChoose);
  const { label, colour, state } = value;
  const read = { available: label, 'sold-out': messages.soldOutValue(label), impossible: messages.impossibleValue(label) }[state];
  return (
    <label className={styles.value} data-state={state}>
      <input ref={input} type="radio" name={name} checked={isChosen} onChange={onChoose} aria-label={read} />
      {colour && <span className={styles.swatch} style={{ background: colour }} aria-hidden="true" />}
      <span aria-hidden="true">{label}</span>
    </label>
  );
}
