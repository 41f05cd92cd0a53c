import { useMessages } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/admin/form.ts';
import { attributesOf, type ControlProps } from '../control-props.ts';
import { controlStyles as styles } from '../control-styles.ts';
import { Select } from './select.tsx';

/** Yes or no; its label stands beside it and is pressed as well. Where neither may be said, a choice of three. */
export function SwitchControl({ write, ...props }: ControlProps) {
  if (props.isNullable) return <OptionalSwitch {...props} write={write} />;
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

function OptionalSwitch({ write, ...props }: ControlProps) {
  const { options, yes, no } = useMessages(allMessages);
  const choices = [
    { value: '', label: options.auto },
    { value: 'true', label: yes },
    { value: 'false', label: no },
  ];
  return (
    <Select {...props} choices={choices} value={String(props.value ?? '')} write={(text) => write(text ? text === 'true' : undefined)} />
  );
}
