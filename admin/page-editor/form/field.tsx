import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useMessages } from '#client/site.tsx';
import type { Steps } from '#domain/document/patch.ts';
import { pointerOf } from '#domain/document/texts.ts';
import { messages as allMessages } from '#messages/generated/admin/page-editor/form.ts';
import { IconPath } from '#ui/icon-path.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { controlStyles } from '../../parameters/controls/styles.ts';
import { editorStyles } from '../../parameters/styles.ts';
import type { FieldSchema } from '../blocks.ts';
import { paths } from '../icon-paths.ts';
import { BindPicker } from './bind-picker.tsx';
import { ChoiceControl } from './choice-control.tsx';
import { ComponentControl } from './component-control.tsx';
import type { ControlProps } from './control-props.ts';
import { emptyValue, type FieldKind, isTranslatable, kindOf, misfitOf, namedKindOf } from './field-kind.ts';
import { FocusControl } from './focus-control.tsx';
import { fieldIdOf, useFieldIssues, useForm, useSet } from './form-context.tsx';
import { IconControl } from './icon-control.tsx';
import { JsonControl } from './json-control.tsx';
import { LinkControl } from './link-control.tsx';
import { misfitText } from './misfit-text.ts';
import { NameControl, NamesControl } from './named-control.tsx';
import { FileControl, PictureControl } from './picture-control.tsx';
import { ResponsiveControl } from './responsive-control.tsx';
import { AreaControl, DateControl, NumberControl, SwitchControl, TextControl } from './simple-controls.tsx';
import { formStyles as styles } from './styles.ts';
import { Translations } from './translations.tsx';

const RichTextControl = lazy(async () => ({ default: (await import('./rich-text-control.tsx')).RichTextControl }));

export type FieldProps = { schema: FieldSchema; steps: Steps; value: unknown; isRequired: boolean };

/** Kinds whose parts have labels of their own. */
const grouped: ReadonlySet<FieldKind> = new Set(['list', 'group', 'picture', 'focus', 'rich-text', 'choice', 'name', 'names']);

/** One prop of a block, or one part of it: its label, its control, its words in other languages, and what is wrong with it. */
export function Field({ schema, steps, value, isRequired }: FieldProps) {
  const messages = useMessages(allMessages);
  const set = useSet();
  const { node, languages, defaults } = useForm();
  const [isTranslating, setIsTranslating] = useState(false);
  const kind = kindOf(schema);
  const id = fieldIdOf(node.id, steps);
  const labelId = `${id}-label`;
  const noteId = `${id}-note`;
  const label = schema.title || String(steps.at(-1) ?? '');
  const { description } = schema;
  const name = steps.length === 1 ? String(steps[0]) : undefined;
  const bound = name === undefined ? undefined : node.bind?.[name];
  const fallback = name === undefined ? undefined : defaults[name];
  const misfit = bound === undefined ? misfitOf(schema, value, isRequired && fallback === undefined) : null;
  const issues = useFieldIssues(steps);
  const faults = misfit ? [misfitText(misfit, messages)] : issues.map(({ message }) => message);
  const isResponsive = schema['x-responsive'] === true && name !== undefined;
  const canTranslate = languages.length > 0 && isTranslatable(kind, schema) && typeof value === 'string' && value !== '';
  const control = {
    ...{ schema, steps, id, label, fallback },
    labelledBy: labelId,
    describedBy: faults.length > 0 || description ? noteId : undefined,
    isInvalid: faults.length > 0,
  };
  return (
    <div className={styles.field} data-field={id} data-pointer={pointerOf(steps)} data-kind={kind}>
      <div className={styles.head}>
        {grouped.has(kind) || isResponsive ? (
          <span id={labelId} className={styles.label}>
            {label}
          </span>
        ) : (
          <label id={labelId} htmlFor={id} className={styles.label}>
            {label}
          </label>
        )}
        <span className={styles.marks}>
          {canTranslate && (
            <button type="button" className={styles.mark} aria-expanded={isTranslating} onClick={() => setIsTranslating(!isTranslating)}>
              {messages.languages}
            </button>
          )}
          {name !== undefined && kind !== 'list' && kind !== 'group' && <BindPicker name={name} label={label} />}
        </span>
      </div>
      {bound !== undefined ? (
        <p className={controlStyles.note}>
          {messages.boundTo} <code className={controlStyles.mono}>{bound}</code>
        </p>
      ) : isResponsive ? (
        <ResponsiveControl name={name} value={value} fallback={fallback} label={label}>
          {(part) => <ValueControl {...control} {...part} kind={kind} />}
        </ResponsiveControl>
      ) : (
        <ValueControl {...control} value={value} kind={kind} onSet={(next) => set(steps, next)} />
      )}
      {(description || faults.length > 0) && (
        <div id={noteId} className={styles.notes}>
          {faults.map((fault) => (
            <p key={fault} className={styles.fault}>
              {fault}
            </p>
          ))}
          {description && <p className={controlStyles.note}>{description}</p>}
        </div>
      )}
      {canTranslate && isTranslating && <Translations kind={kind} pointer={pointerOf(steps)} label={label} />}
    </div>
  );
}

/** The control of a value, wherever it is stored. */
function ValueControl({ kind, ...props }: ControlProps & { kind: FieldKind }): ReactNode {
  const messages = useMessages(allMessages);
  const named = namedKindOf(props.schema);
  switch (kind) {
    case 'text':
      return <TextControl {...props} />;
    case 'area':
    case 'html':
      return <AreaControl {...props} isCode={kind === 'html'} />;
    case 'rich-text':
      return (
        <Suspense fallback={<Skeleton label={messages.loading} bars={[8]} />}>
          <RichTextControl {...props} />
        </Suspense>
      );
    case 'number':
      return <NumberControl {...props} />;
    case 'switch':
      return <SwitchControl {...props} />;
    case 'date':
      return <DateControl {...props} />;
    case 'choice':
      return <ChoiceControl {...props} />;
    case 'picture':
      return <PictureControl {...props} />;
    case 'file':
      return <FileControl {...props} />;
    case 'focus':
      return <FocusControl {...props} />;
    case 'icon':
      return <IconControl {...props} />;
    case 'link':
      return <LinkControl {...props} />;
    case 'component':
      return <ComponentControl {...props} />;
    case 'name':
      return named && <NameControl {...props} kind={named} />;
    case 'names':
      return named && <NamesControl {...props} kind={named} />;
    case 'list':
      return <ListControl {...props} />;
    case 'group':
      return <Parts {...props} />;
    default:
      return <JsonControl {...props} />;
  }
}

/** The parts of an object, each a field. */
function Parts({ schema, steps, value }: Pick<ControlProps, 'schema' | 'steps' | 'value'>) {
  const own = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  return (
    <div className={styles.parts}>
      {Object.entries(schema.properties ?? {}).map(([name, part]) => (
        <Field key={name} schema={part} steps={[...steps, name]} value={own[name]} isRequired={schema.required?.includes(name) ?? false} />
      ))}
    </div>
  );
}

/** The entries of a list: added, removed, moved; one open at a time, so that the list stays in view. */
function ListControl({ schema, steps, value, label, labelledBy }: ControlProps) {
  const messages = useMessages(allMessages);
  const { node, run } = useForm();
  const entries = Array.isArray(value) ? (value as readonly unknown[]) : [];
  const [open, setOpen] = useState<number | null>(null);
  const items = schema.items ?? {};
  const isFull = schema.maxItems !== undefined && entries.length >= schema.maxItems;
  const isLeast = entries.length <= (schema.minItems ?? 0);
  const move = (from: number, to: number) => {
    run({ do: 'item.move', id: node.id, steps, from, to });
    setOpen((now) => (now === from ? to : now));
  };
  return (
    <fieldset aria-labelledby={labelledBy} className={styles.list}>
      {entries.map((entry, index) => {
        const words = entryWords(entry) || messages.entry({ number: index + 1 });
        const isOpen = open === index;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries have no ids of their own; they are known by their place.
          <div key={index} className={styles.item}>
            <div className={styles.itemHead}>
              <button type="button" className={styles.itemName} aria-expanded={isOpen} onClick={() => setOpen(isOpen ? null : index)}>
                {words}
              </button>
              <button
                type="button"
                className={styles.itemPress}
                aria-label={messages.up({ what: words })}
                disabled={index === 0}
                onClick={() => move(index, index - 1)}
              >
                <IconPath path={paths.up} size="0.9rem" />
              </button>
              <button
                type="button"
                className={styles.itemPress}
                aria-label={messages.down({ what: words })}
                disabled={index === entries.length - 1}
                onClick={() => move(index, index + 1)}
              >
                <IconPath path={paths.down} size="0.9rem" />
              </button>
              <button
                type="button"
                className={styles.itemPress}
                aria-label={messages.remove({ what: words })}
                disabled={isLeast}
                onClick={() => {
                  setOpen(null);
                  run({ do: 'item.delete', id: node.id, steps, index });
                }}
              >
                <IconPath path={paths.close} size="0.9rem" />
              </button>
            </div>
            {isOpen && (
              <div className={styles.itemBody}>
                {items.properties ? (
                  <Parts schema={items} steps={[...steps, index]} value={entry} />
                ) : (
                  <Field schema={{ ...items, title: words }} steps={[...steps, index]} value={entry} isRequired />
                )}
              </div>
            )}
          </div>
        );
      })}
      <button
        type="button"
        className={editorStyles.press}
        disabled={isFull}
        onClick={() => {
          run({ do: 'item.insert', id: node.id, steps, index: entries.length, value: emptyValue(items) });
          setOpen(entries.length);
        }}
      >
        {messages.add({ what: label })}
      </button>
    </fieldset>
  );
}

/** A few words of an entry of a list. */
function entryWords(entry: unknown): string {
  if (typeof entry === 'string' || typeof entry === 'number') return String(entry);
  if (typeof entry !== 'object' || entry === null) return '';
  const own = entry as Record<string, unknown>;
  const found = ['title', 'label', 'name', 'text', 'question', 'alt']
    .map((name) => own[name])
    .find((one) => typeof one === 'string' && one !== '');
  const text = typeof found === 'string' ? found : Object.values(own).find((one) => typeof one === 'string' && one !== '');
  return typeof text === 'string' ? text.replace(/<[^>]*>/g, ' ').slice(0, 50) : '';
}
