import { type ComponentPropsWithRef, useId } from 'react';
import { FieldFrame, type FieldFrameProps } from './field-frame.tsx';
import { fieldStyles } from './field-styles.ts';

export type FieldProps = Omit<ComponentPropsWithRef<'input'>, 'className' | 'id' | 'list'> &
  FieldFrameProps & {
    /** Values offered while typing (a native datalist): any other value stays possible. */
    suggestions?: readonly string[] | undefined;
    /** Hides the label from sight only, where the place says what is typed. */
    compact?: boolean | undefined;
  };

/** A text input with its label. Any input type; `autoComplete` says what browsers and password managers may fill in. */
export function Field({ label, hint, error, optionalText, id, className, suggestions, compact, ...input }: FieldProps) {
  const listId = useId();
  const frameClass = [compact && fieldStyles.compact, className].filter(Boolean).join(' ');
  return (
    <FieldFrame label={label} hint={hint} error={error} optionalText={optionalText} id={id} className={frameClass || undefined}>
      {(attributes) => (
        <>
          <input type="text" {...input} {...attributes} className={fieldStyles.control} list={suggestions ? listId : undefined} />
          {suggestions && (
            <datalist id={listId}>
              {suggestions.map((value) => (
                <option key={value} value={value} />
              ))}
            </datalist>
          )}
        </>
      )}
    </FieldFrame>
  );
}
