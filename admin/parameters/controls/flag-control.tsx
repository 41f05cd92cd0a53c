import { readValue } from '#schemas/parameters/index.ts';
import { attributesOf, type ControlProps } from './control.ts';
import { controlStyles as styles } from './styles.ts';

/** A switch; its label stands beside it and is pressed as well. */
export function FlagControl(props: ControlProps) {
  const { definition, text = '', onChange } = props;
  const reading = readValue(definition, text);
  const isOn = 'value' in reading ? reading.value === true : definition.default === true;
  return (
    <input
      {...attributesOf(props)}
      type="checkbox"
      className={styles.switch}
      checked={isOn}
      onChange={(event) => onChange(String(event.target.checked))}
    />
  );
}
