import { useId } from 'react';
import { useMessages } from '#client/site.tsx';
import { messages as fieldMessages } from '#messages/generated/registry/content/forms/form-field.ts';
import type { FormField as FieldDefinition } from '#schemas/form.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { Field } from '#ui/field.tsx';
import { fieldStyles } from '#ui/field-styles.ts';
import { RadioGroup } from '#ui/radio-group.tsx';
import { Select } from '#ui/select.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { formFieldStyles as styles } from './form-field-styles.ts';
import { megabytesOf } from './read-answers.ts';

type FormFieldProps = {
  field: FieldDefinition;
  id: string;
  error: string | undefined;
  /** Of a radio group, which is told its value. */
  value: string | null;
  onChoose: (value: string) => void;
  /** Initial value. A file field has none. */
  initial?: string | readonly string[] | undefined;
};

const inputs = { text: 'text', email: 'email', phone: 'tel', date: 'date' } as const;
const keyboards = { text: undefined, email: 'email', phone: 'tel', date: undefined } as const;
const usualAutocomplete: Readonly<Record<string, string>> = { email: 'email', phone: 'tel' };
const mimeTypes = { jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp', pdf: 'application/pdf' } as const;
const textBound = (bound: FieldDefinition['max'], usual: number): number => (typeof bound === 'number' ? bound : usual);

/** One field of a form, as its kind asks. The API holds the answer to its rules; here they only help. */
export function FormField({ field, id, error, value, onChoose, initial }: FormFieldProps) {
  const messages = useMessages(fieldMessages);
  const { key: name, type, label, required, options, min, max } = field;
  const hint = field.hint || undefined;
  const optionalText = required ? undefined : messages.optional;
  const autoComplete = field.autocomplete || usualAutocomplete[type] || undefined;
  const defaultValue = typeof initial === 'string' ? initial : undefined;
  const all = { id, name, label, hint, error, required, optionalText };
  switch (type) {
    case 'textarea':
      return <TextArea {...all} defaultValue={defaultValue} rows={5} maxLength={textBound(max, 5000)} autoComplete={autoComplete} />;
    case 'number':
      return <Field {...all} defaultValue={defaultValue} inputMode="decimal" maxLength={20} autoComplete={autoComplete} />;
    case 'select':
      return (
        <Select {...all} options={options} placeholder={messages.choose} defaultValue={defaultValue ?? ''} autoComplete={autoComplete} />
      );
    case 'radio':
      return (
        <RadioGroup
          legend={optionalText ? `${label} (${optionalText})` : label}
          name={name}
          value={value}
          options={options}
          onChange={onChoose}
          error={error}
        />
      );
    case 'checkboxes':
      return <Choices field={field} error={error} initial={initial} legend={optionalText ? `${label} (${optionalText})` : label} />;
    case 'consent':
      return (
        <Checkbox
          id={id}
          name={name}
          label={label}
          hint={hint}
          error={error}
          required={required}
          value="yes"
          defaultChecked={initial === 'yes'}
        />
      );
    case 'file': {
      const kinds = field.files.map((kind) => kind.toUpperCase()).join(', ');
      const rule = messages.files({ kinds, megabytes: megabytesOf(field) });
      const accept = field.files.map((kind) => mimeTypes[kind]).join(',');
      return <Field {...all} type="file" accept={accept} hint={hint ? `${hint} ${rule}` : rule} className={styles.file} />;
    }
    default: {
      const bounds = type === 'date' ? { min: min ?? undefined, max: max ?? undefined } : { maxLength: textBound(max, 300) };
      return (
        <Field
          {...all}
          {...bounds}
          defaultValue={defaultValue}
          type={inputs[type]}
          inputMode={keyboards[type]}
          autoComplete={autoComplete}
        />
      );
    }
  }
}

type ChoicesProps = { field: FieldDefinition; error: string | undefined; legend: string; initial: FormFieldProps['initial'] };

/** Several ticks under one question. */
function Choices({ field: { key, options, hint }, error, legend, initial }: ChoicesProps) {
  const id = useId();
  const notes = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <fieldset className={styles.choices} aria-describedby={notes || undefined}>
      <legend className={styles.legend}>{legend}</legend>
      {options.map(({ value, label }) => (
        <Checkbox
          key={value}
          name={key}
          value={value}
          label={label}
          defaultChecked={initial?.includes(value)}
          aria-invalid={error ? true : undefined}
        />
      ))}
      {error && (
        <p className={fieldStyles.error} id={`${id}-error`}>
          {error}
        </p>
      )}
      {hint && (
        <p className={fieldStyles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </fieldset>
  );
}
