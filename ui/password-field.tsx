import { useState } from 'react';
import type { FieldProps } from './field.tsx';
import { FieldFrame } from './field-frame.tsx';
import { fieldStyles } from './field-styles.ts';

export type PasswordFieldProps = Omit<FieldProps, 'type' | 'suggestions'> & { showText: string; hideText: string };

/** A password with a button that shows what was typed: less mistyping on phones, and nothing lost to who looks over a shoulder. */
export function PasswordField({ label, hint, error, optionalText, id, className, showText, hideText, ...input }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <FieldFrame label={label} hint={hint} error={error} optionalText={optionalText} id={id} className={className}>
      {(attributes) => (
        <span className={fieldStyles.joined}>
          <input
            spellCheck={false}
            {...input}
            {...attributes}
            {...(shown ? { type: 'text', autoCapitalize: 'none' } : { type: 'password' })}
            className={fieldStyles.control}
          />
          <button type="button" className={fieldStyles.inside} aria-controls={attributes.id} onClick={() => setShown(!shown)}>
            {shown ? hideText : showText}
          </button>
        </span>
      )}
    </FieldFrame>
  );
}
