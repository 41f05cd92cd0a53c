import { useMessages } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/admin/form.ts';
import { attributesOf, type ControlProps } from '../control-props.ts';
import { controlStyles as styles } from '../control-styles.ts';

export type Choice = { value: string; label: string };
export type SelectProps = Omit<ControlProps, 'schema' | 'fallback' | 'isNullable' | 'label' | 'options'> & { choices: readonly Choice[] };

/** A native list of choices. A value that is none of them stands first, as it is. */
export function Select({ choices, value, write, ...props }: SelectProps) {
  const messages = useMessages(allMessages);
  const shown = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  return (
    <select {...attributesOf(props)} className={styles.select} value={shown} onChange={(event) => write(event.target.value || undefined)}>
      {!choices.some((choice) => choice.value === shown) && <option value={shown}>{shown || messages.notChosen}</option>}
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </select>
  );
}
