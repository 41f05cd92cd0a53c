import { useWords } from '#client/site.tsx';
import { readValue } from '#schemas/parameters/index.ts';
import { attributesOf, type ControlProps } from './control.ts';
import { controlStyles as styles } from './styles.ts';
import { words as allWords } from './words.ts';

/** A switch that says what it stands at. */
export function FlagControl(props: ControlProps) {
  const words = useWords(allWords);
  const { definition, text = '', onChange } = props;
  const reading = readValue(definition, text);
  const isOn = 'value' in reading ? reading.value === true : definition.default === true;
  return (
    <label className={styles.switchRow}>
      <input
        {...attributesOf(props)}
        type="checkbox"
        className={styles.switch}
        aria-labelledby={props.labelledBy}
        checked={isOn}
        onChange={(event) => onChange(String(event.target.checked))}
      />
      <span aria-hidden="true">{isOn ? words.on : words.off}</span>
    </label>
  );
}
