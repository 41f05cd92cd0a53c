import { useSite } from '#client/site.tsx';
import { type Label, readValue } from '#schemas/parameters/index.ts';
import { attributesOf, type ControlProps } from './control.ts';
import { controlStyles as styles } from './styles.ts';

/** How many options stand side by side; more become a list. */
const most = 4;

/** One of several: side by side while they are few, a native list otherwise. */
export function ChoiceControl({ options, ...props }: ControlProps & { options: Readonly<Record<string, Label>> }) {
  const { lang } = useSite();
  const { definition, text, onChange, labelledBy } = props;
  const reading = readValue(definition, text ?? '');
  const value = 'value' in reading ? String(reading.value) : '';
  const entries = Object.entries(options);
  if (entries.length > most) {
    return (
      <select {...attributesOf(props)} className={styles.select} value={value} onChange={(event) => onChange(event.target.value)}>
        {value === '' && <option value="">{text}</option>}
        {entries.map(([option, messages]) => (
          <option key={option} value={option}>
            {messages[lang]}
          </option>
        ))}
      </select>
    );
  }
  return (
    <div role="radiogroup" className={styles.segments} aria-labelledby={labelledBy} aria-describedby={props.describedBy}>
      {entries.map(([option, messages], index) => (
        <label key={option} className={styles.segment}>
          <input
            type="radio"
            id={index === 0 ? props.id : undefined}
            name={definition.key}
            value={option}
            checked={option === value}
            onChange={() => onChange(option)}
          />
          {messages[lang]}
        </label>
      ))}
    </div>
  );
}
