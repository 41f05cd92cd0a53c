import { type FormEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useMoney } from '#client/money.tsx';
import { useMessages, useSite } from '#client/site.tsx';
import { askedFields } from '#domain/asked-fields.ts';
import { fieldsOf, isAnswered, partKey, simpleKey } from '#domain/customization.ts';
import type { CustomizationContext, StepAnswer } from '#domain/customization-steps.ts';
import { messages as allMessages } from '#messages/generated/registry/buying/customization-steps.ts';
import { FormField } from '#registry/content/forms/form-field.tsx';
import { readAnswers } from '#registry/content/forms/read-answers.ts';
import type { ProductCustomization } from '#schemas/customization.ts';
import { Button } from '#ui/button.tsx';
import { focusFirstInvalid } from '#ui/focus-first-invalid.ts';
import { ProgressBar } from '#ui/progress-bar.tsx';
import type { CustomizationCalls } from './calls.ts';
import { costsText, costText } from './cost-text.ts';
import { customizationStyles as styles } from './styles.ts';
import { useFileCheck } from './use-file-check.ts';

type StepFormProps = {
  step: ProductCustomization;
  context: CustomizationContext;
  heading: RefObject<HTMLHeadingElement | null>;
  checkFile: CustomizationCalls['checkFile'];
  onChange: (answer: StepAnswer) => void;
  onDone: (answer: StepAnswer) => void;
  onBack: () => void;
};

/** One step: its question, what it costs, and the way on and back. */
export function StepForm({ step, context, heading, checkFile, onChange, onDone, onBack }: StepFormProps) {
  const messages = useMessages(allMessages);
  const { lang } = useSite();
  const money = useMoney();
  const prefix = useId();
  const form = useRef<HTMLFormElement>(null);
  const { steps, index, faults, isEditing } = context;
  const { customization, id } = step;
  const [first] = useState<StepAnswer>(() => context.answers[id] ?? { answers: {}, files: {} });
  const [kept, setKept] = useState(first.files);
  const files = useFileCheck((key, file, onProgress) => checkFile(id, key, file, onProgress));
  const answered = context.answers[id]?.answers ?? {};
  const fields = fieldsOf(step).map((field) => ({ ...field, options: field.options.map((option) => withCost(option)) }));
  const asked = askedFields(fields, answered);
  const errorOf = (key: string) =>
    files.errors[key] ?? (faults[partKey(id, key)] === null ? messages.required : (faults[partKey(id, key)] ?? undefined));
  const invalid = asked.map(({ key }) => errorOf(key) ?? '').join('');
  useEffect(() => {
    if (invalid) focusFirstInvalid(form.current);
  }, [invalid]);

  function withCost(option: { value: string; label: string }) {
    const value = customization.customizationValues.find(({ selectKey }) => selectKey === option.value);
    const cost = value ? costText(value, money) : '';
    return cost ? { ...option, label: `${option.label} (${cost})` } : option;
  }
  /** Reads the fields. A file chosen earlier stays, since its field cannot hold it again. */
  function read(keptFiles = kept): StepAnswer {
    const { answers, files: chosen } = form.current ? readAnswers(form.current, asked) : { answers: {}, files: {} };
    const all = { ...keptFiles, ...chosen };
    const names = Object.fromEntries(Object.entries(all).map(([key, file]) => [key, file.name.slice(0, 200)]));
    const radios = Object.fromEntries(asked.flatMap(({ key, type }) => (type === 'radio' ? [[key, answered[key] ?? '']] : [])));
    return { answers: { ...answers, ...radios, ...names }, files: all };
  }
  const changed = (event: FormEvent<HTMLFormElement>) => {
    const { target } = event;
    if (target instanceof HTMLInputElement && target.type === 'radio') return;
    if (target instanceof HTMLInputElement && target.type === 'file') {
      const [file] = target.files ?? [];
      files.choose(target.name, file);
    }
    onChange(read());
  };
  const choose = (key: string, value: string) => {
    const now = read();
    onChange({ ...now, answers: { ...now.answers, [key]: value } });
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (files.isChecking) return;
    if (Object.keys(files.errors).length > 0) focusFirstInvalid(form.current);
    else onDone(read());
  };
  const remove = (key: string) => {
    const { [key]: _gone, ...rest } = kept;
    setKept(rest);
    onChange(read(rest));
  };
  /** A file that was refused is taken out of its field: what need not be answered can be passed over again. */
  const takeOut = (key: string) => {
    const field = form.current?.elements.namedItem(key);
    if (field instanceof HTMLInputElement) field.value = '';
    files.choose(key, undefined);
    remove(key);
  };
  const isSkipped = !customization.required && !isAnswered(answered);
  const costs = costsText(customization, { lang, money });
  return (
    <>
      <ProgressBar value={(index + 1) / (steps.length + 1)} text={messages.progress({ step: index + 1, steps: steps.length })} />
      <h2 className={styles.heading} ref={heading} tabIndex={-1}>
        {customization.label}
      </h2>
      {customization.type === 'DYNAMIC_FORM' && customization.help && <p className={styles.muted}>{customization.help}</p>}
      <form ref={form} className={styles.form} method="post" noValidate onSubmit={submit} onChange={changed}>
        {costs && <p className={styles.cost}>{costs}</p>}
        {asked.map((field) => {
          const { key } = field;
          const given = answered[key];
          const name = kept[key]?.name;
          return (
            <div key={key}>
              <FormField
                field={field}
                id={prefix + key}
                error={errorOf(key)}
                value={typeof given === 'string' && given ? given : null}
                initial={first.answers[key]}
                onChoose={(value) => choose(key, value)}
              />
              {field.type === 'radio' && key === simpleKey && customization.help && <p className={styles.muted}>{customization.help}</p>}
              {name && (
                <p className={styles.file}>
                  {messages.kept({ name })}
                  <Button variant="quiet" onClick={() => remove(key)}>
                    {messages.removeFile}
                  </Button>
                </p>
              )}
              {files.errors[key] !== undefined && (
                <Button variant="quiet" onClick={() => takeOut(key)}>
                  {messages.removeFile}
                </Button>
              )}
              {files.progress[key] !== undefined && (
                <p className={styles.upload} role="status">
                  {messages.checking}
                  <progress value={files.progress[key]} max={1} aria-label={messages.checking} />
                </p>
              )}
            </div>
          );
        })}
        <div className={styles.actions}>
          <Button type="submit" size="l" busy={files.isChecking}>
            {isEditing ? messages.keep : isSkipped ? messages.skip : messages.next}
          </Button>
          {(index > 0 || isEditing) && (
            <Button variant="quiet" onClick={onBack}>
              {isEditing ? messages.recap : messages.previous}
            </Button>
          )}
        </div>
      </form>
    </>
  );
}
