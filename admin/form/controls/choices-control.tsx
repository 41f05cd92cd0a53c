import { type ControlProps, groupAttributesOf } from '../control-props.ts';
import { formStyles as styles } from '../styles.ts';

/** Some of several values, in their order: a box to tick for each. */
export function ChoicesControl({ write, options, ...props }: ControlProps) {
  const all = props.schema.items?.enum ?? [];
  const chosen: readonly unknown[] = Array.isArray(props.value) ? props.value : [];
  return (
    <fieldset {...groupAttributesOf(props)} className={styles.choices}>
      {all.map((option, index) => (
        <label key={option} className={styles.check}>
          <input
            type="checkbox"
            id={index === 0 ? props.id : undefined}
            checked={chosen.includes(option)}
            onChange={({ target }) => write(all.filter((one) => (one === option ? target.checked : chosen.includes(one))))}
          />
          {options?.[option] ?? props.schema.items?.['x-labels']?.[index] ?? option}
        </label>
      ))}
    </fieldset>
  );
}
