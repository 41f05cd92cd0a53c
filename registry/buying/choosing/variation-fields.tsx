import { useMessages } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/registry/buying/choosing.ts';
import { opensDialog } from '#registry/page/layout/dialog-buttons.ts';
import { Icon } from '#ui/icon.tsx';
import { type Axis, type AxisValue, type Buyable, choose, chosenValue, valuesOfAxis } from './choice.ts';
import { buyingStyles as styles } from './styles.ts';
import { useEarlyChange } from './use-early.ts';

/** A guide of sizes on the page, by its anchor. */
export type SizeGuide = { anchor: string; label: string | undefined };

type VariationFieldsProps = {
  /** Name of the fields, different from those of another product on the page. */
  name: string;
  axes: readonly Axis[];
  declinations: readonly Buyable[];
  chosen: Buyable;
  /** Stands beside the first axis that is no colour. */
  guide?: SizeGuide | null;
  onChoose: (declination: Buyable) => void;
};

/** Size, colour …: an axis each. What cannot be had is shown as such and can still be chosen, to see what it goes with. */
export function VariationFields({ name, axes, declinations, chosen, guide = null, onChoose }: VariationFieldsProps) {
  const all = axes.map((axis) => ({ axis, values: valuesOfAxis(axis, chosen, declinations, axes), current: chosenValue(chosen, axis) }));
  const sizes = guide && all.find(({ values }) => values.every(({ colour }) => colour === null))?.axis.id;
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
      {guide && settled.some(({ axis }) => axis.id === sizes) && <GuideButton guide={guide} />}
      {all
        .filter(({ values }) => values.length > 1)
        .map(({ axis, values, current }) => (
          <fieldset key={axis.id} className={styles.axis}>
            <legend className={styles.legend}>
              <span className={styles.axisName}>{axis.label}</span> {current?.label}
            </legend>
            {guide && axis.id === sizes && <GuideButton guide={guide} isBesideLegend />}
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

function GuideButton({ guide: { anchor, label }, isBesideLegend = false }: { guide: SizeGuide; isBesideLegend?: boolean }) {
  const messages = useMessages(allMessages);
  return (
    <button type="button" className={isBesideLegend ? styles.guideBeside : styles.guide} {...opensDialog(anchor)}>
      <Icon name="ruler" size="1.2em" />
      {label || messages.sizeGuide}
    </button>
  );
}

type ValueProps = { name: string; value: AxisValue; isChosen: boolean; onChoose: () => void };

function Value({ name, value, isChosen, onChoose }: ValueProps) {
  const messages = useMessages(allMessages);
  const input = useEarlyChange<HTMLInputElement>(({ checked }) => checked && !isChosen, onChoose);
  const { label, colour, state } = value;
  const read = { available: label, 'sold-out': messages.soldOutValue({ label }), impossible: messages.impossibleValue({ label }) }[state];
  return (
    <label className={styles.value} data-state={state}>
      <input ref={input} type="radio" name={name} checked={isChosen} onChange={onChoose} aria-label={read} />
      {colour && <span className={styles.swatch} style={{ background: colour }} aria-hidden="true" />}
      <span aria-hidden="true">{label}</span>
    </label>
  );
}
