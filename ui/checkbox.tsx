import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { choiceStyles } from './choice-styles.ts';
import { fieldStyles } from './field-styles.ts';

export type CheckboxProps = Omit<ComponentPropsWithRef<'input'>, 'className' | 'type' | 'children'> & {
  /** May hold links, e.g. to the sale terms. */
  label: ReactNode;
  hint?: string | undefined;
  error?: string | undefined;
};

/** A tick box whose whole label can be pressed. */
export function Checkbox({ label, hint, error, id, ...input }: CheckboxProps) {
  const made = useId();
  const control = id ?? made;
  const notes = [error && `${control}-error`, hint && `${control}-hint`].filter(Boolean).join(' ');
  return (
    <div className={choiceStyles.box}>
      <label className={choiceStyles.boxLabel}>
        <input
          {...input}
          id={control}
          type="checkbox"
          className={choiceStyles.mark}
          aria-describedby={notes || undefined}
          aria-invalid={error ? true : undefined}
        />
        <span>{label}</span>
      </label>
      {error && (
        <p className={fieldStyles.error} id={`${control}-error`}>
          {error}
        </p>
      )}
      {hint && (
        <p className={fieldStyles.hint} id={`${control}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}
