import { useSite } from '#client/site.tsx';
import { readValue } from '#schemas/parameters/index.ts';
import { parameterText } from '#schemas/parameters/texts.ts';
import { attributesOf, type ControlProps } from './control.ts';
import { controlStyles as styles } from './styles.ts';

/** Maximum number of options side by side; more become a list. */
const most = 4;

/** One of several: side by side while they are few, a native list otherwise. */
export function ChoiceControl({ options, ...props }: ControlProps & { options: readonly string[] }) {
  const { lang } = useSite();
  const { definition, text, onChange, labelledBy } = props;
  const reading = readValue(definition, text ?? '');
  const value = 'value' in reading ? String(reading.value) : '';
  const labels = parameterText(definition.key, lang).options;
  if (options.length > most) {
    return (
      <select {...attributesOf(props)} className={styles.select} value={value} onChange={(event) => onChange(event.target.value)}>
        {value === '' && <option value="">{text}</option>}
        {options.map((option) => (
          <option key={option} value={option}>
            {labels?.[option] ?? option}
          </option>
        ))}
      </select>
    );
  }
  return (
    <div role="radiogroup" className={styles.segments} aria-labelledby={labelledBy} aria-describedby={props.describedBy}>
      {options.map((option, index) => (
        <label key={option} className={styles.segment}>
          <input
            type="radio"
            id={index === 0 ? props.id : undefined}
            name={definition.key}
            value={option}
            checked={option === value}
            onChange={() => onChange(option)}
          />
          {labels?.[option] ?? option}
        </label>
      ))}
    </div>
  );
}
