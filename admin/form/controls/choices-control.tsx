import { useMessages } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/admin/form.ts';
import { type ControlProps, groupAttributesOf } from '../control-props.ts';
import { formatOption } from '../option-label.ts';
import { formStyles as styles } from '../styles.ts';

/** Some of several values, in their order: a box to tick for each. */
export function ChoicesControl({ write, options, ...props }: ControlProps) {
  const messages = useMessages(allMessages);
  const items = props.schema.items ?? {};
  const all = items.enum ?? [];
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
          {formatOption(items, option, messages, options)}
        </label>
      ))}
    </fieldset>
  );
}
