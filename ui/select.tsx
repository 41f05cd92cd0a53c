import type { ComponentPropsWithRef } from 'react';
import { FieldFrame, type FieldFrameProps } from './field-frame.tsx';
import { fieldStyles } from './field-styles.ts';

export type SelectOption = { value: string; label: string };

export type SelectProps = Omit<ComponentPropsWithRef<'select'>, 'className' | 'id' | 'children'> &
  FieldFrameProps & {
    options: readonly SelectOption[];
    /** A second group below a line, e.g. the countries a shop rarely ships to. */
    moreOptions?: readonly SelectOption[] | undefined;
    /** First, unselectable entry, e.g. "Choisir un pays". */
    placeholder?: string | undefined;
    /** Hides the label from sight only, where the place says what is chosen (a quantity in a line). */
    compact?: boolean | undefined;
  };

/** A native select with its label: the platform's own list on a phone, typing to choose on a keyboard. */
export function Select({
  label,
  hint,
  error,
  optionalText,
  id,
  className,
  options,
  moreOptions = [],
  placeholder,
  compact,
  ...select
}: SelectProps) {
  const frameClass = [compact && fieldStyles.compact, className].filter(Boolean).join(' ');
  return (
    <FieldFrame label={label} hint={hint} error={error} optionalText={optionalText} id={id} className={frameClass || undefined}>
      {(attributes) => (
        <select {...select} {...attributes} className={fieldStyles.select}>
          {placeholder && (
            <option value="" disabled>
              {placeholder}
            </option>
          )}
          {options.map(renderOption)}
          {moreOptions.length > 0 && <hr />}
          {moreOptions.map(renderOption)}
        </select>
      )}
    </FieldFrame>
  );
}

const renderOption = ({ value, label }: SelectOption) => (
  <option key={value} value={value}>
    {label}
  </option>
);
