import type { ComponentPropsWithRef } from 'react';
import { FieldFrame, type FieldFrameProps } from './field-frame.tsx';
import { fieldStyles } from './field-styles.ts';

export type TextAreaProps = Omit<ComponentPropsWithRef<'textarea'>, 'className' | 'id'> & FieldFrameProps;

/** Several lines of text with their label. */
export function TextArea({ label, hint, error, optionalText, id, className, ...area }: TextAreaProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error} optionalText={optionalText} id={id} className={className}>
      {(attributes) => <textarea rows={3} {...area} {...attributes} className={fieldStyles.area} />}
    </FieldFrame>
  );
}
