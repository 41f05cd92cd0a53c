import { useMessages } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/admin/form.ts';
import { editorStyles } from '../../parameters/styles.ts';
import type { ControlProps } from '../control-props.ts';
import { emptyValue } from '../field-kind.ts';
import { Fields } from '../fields.tsx';
import { formStyles as styles } from '../styles.ts';

/** The parts of an object, each a field. One that may be missing is added and removed as a whole. */
export function GroupControl({ schema, path, value, isNullable, label, write }: ControlProps) {
  const messages = useMessages(allMessages);
  if (isNullable && value === undefined)
    return (
      <button type="button" className={editorStyles.press} onClick={() => write(emptyValue(schema))}>
        {messages.add({ what: label })}
      </button>
    );
  return (
    <div className={styles.parts}>
      <Fields schema={schema} path={path} />
      {isNullable && (
        <button type="button" className={editorStyles.press} onClick={() => write(undefined)}>
          {messages.remove({ what: label })}
        </button>
      )}
    </div>
  );
}
