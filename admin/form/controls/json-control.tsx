import { useState } from 'react';
import { useMessages } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/admin/form.ts';
import { attributesOf, type ControlProps } from '../control-props.ts';
import { controlStyles } from '../control-styles.ts';
import { formStyles as styles } from '../styles.ts';

/** A value that no other control fits, as JSON. What cannot be read is not written. */
export function JsonControl({ write, ...props }: ControlProps) {
  const messages = useMessages(allMessages);
  const stored = props.value === undefined ? '' : JSON.stringify(props.value, null, 2);
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? stored;
  const isBroken = typed !== null && typed.trim() !== '' && read(typed) === undefined;
  return (
    <>
      <textarea
        {...attributesOf({ ...props, isInvalid: props.isInvalid || isBroken })}
        className={controlStyles.code}
        rows={6}
        spellCheck={false}
        value={text}
        onChange={(event) => {
          setTyped(event.target.value);
          const value = read(event.target.value);
          if (event.target.value.trim() === '') write(undefined, true);
          else if (value !== undefined) write(value.json, true);
        }}
        onBlur={() => !isBroken && setTyped(null)}
      />
      {isBroken && <p className={styles.fault}>{messages.brokenJson}</p>}
    </>
  );
}

function read(text: string): { json: unknown } | undefined {
  try {
    return { json: JSON.parse(text) };
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
