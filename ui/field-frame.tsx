import { type ReactNode, useId } from 'react';
import { fieldStyles } from './field-styles.ts';

export type FieldFrameProps = {
  label: string;
  /** A short help that stays in view, e.g. what the phone number is for. */
  hint?: string | undefined;
  /** Reason why the value is refused; empty or undefined if it is accepted. */
  error?: string | undefined;
  /** Shown after the label of a field that may stay empty, e.g. "facultatif". */
  optionalText?: string | undefined;
  /** Id of the control; one is made when it is left out. */
  id?: string | undefined;
  className?: string | undefined;
};

/** Attributes that connect a control to its label, hint and error. */
export type ControlAttributes = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

/**
 * Label, hint and error around one control. The error is not a live region: a form that refuses moves the focus to its first
 * invalid control, which reads its description.
 */
export function FieldFrame({
  label,
  hint,
  error,
  optionalText,
  id,
  className,
  children,
}: FieldFrameProps & { children: (attributes: ControlAttributes) => ReactNode }) {
  const made = useId();
  const control = id ?? made;
  const hintId = hint ? `${control}-hint` : undefined;
  const errorId = error ? `${control}-error` : undefined;
  const describedBy = [errorId, hintId].filter(Boolean).join(' ') || undefined;
  return (
    <div className={className ? `${fieldStyles.frame} ${className}` : fieldStyles.frame}>
      <label className={fieldStyles.label} htmlFor={control}>
        {label}
        {optionalText && <span className={fieldStyles.optional}> ({optionalText})</span>}
      </label>
      {children({ id: control, 'aria-describedby': describedBy, 'aria-invalid': error ? true : undefined })}
      {error && (
        <p className={fieldStyles.error} id={errorId}>
          {error}
        </p>
      )}
      {hint && (
        <p className={fieldStyles.hint} id={hintId}>
          {hint}
        </p>
      )}
    </div>
  );
}
