import { attributesOf, type ControlProps } from '../control-props.ts';
import { controlStyles as styles } from '../control-styles.ts';

/** Yes or no; its label stands beside it and is pressed as well. */
export function SwitchControl({ write, ...props }: ControlProps) {
  return (
    <input
      {...attributesOf(props)}
      type="checkbox"
      className={styles.switch}
      checked={typeof props.value === 'boolean' ? props.value : props.fallback === true}
      onChange={(event) => write(event.target.checked)}
    />
  );
}
