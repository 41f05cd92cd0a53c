import { useState } from 'react';
import { useMessages } from '#client/site.tsx';
import { isRecord, type Steps, valueAt } from '#domain/document/patch.ts';
import { pointerOf } from '#domain/document/texts.ts';
import { messages as allMessages } from '#messages/generated/admin/form.ts';
import { IconPath } from '#ui/icon-path.tsx';
import { paths } from '../../page-editor/icon-paths.ts';
import { editorStyles } from '../../parameters/styles.ts';
import { type ControlProps, groupAttributesOf } from '../control-props.ts';
import { Field } from '../field.tsx';
import { emptyValue, kindOf } from '../field-kind.ts';
import type { FieldSchema } from '../field-schema.ts';
import { Fields } from '../fields.tsx';
import { findFirstText } from '../first-text.ts';
import { useForm, useReadForm, useValue } from '../form-state.tsx';
import { formStyles as styles } from '../styles.ts';

/** Changes of a list: by the form's own commands where it has some, else by writing the list. */
function useEntries(path: Steps) {
  const read = useReadForm();
  const change = (edit: (entries: unknown[]) => unknown[]) => {
    const entries = valueAt(read().value, path);
    read().write(path, edit(Array.isArray(entries) ? entries : []), false);
  };
  return {
    insert: (index: number, value: unknown) => {
      const { entries: own } = read();
      own ? own.insert(path, index, value) : change((entries) => entries.toSpliced(index, 0, value));
    },
    move: (from: number, to: number) => {
      const { entries: own } = read();
      own ? own.move(path, from, to) : change((entries) => entries.toSpliced(from, 1).toSpliced(to, 0, entries[from]));
    },
    remove: (index: number) => {
      const { entries: own } = read();
      own ? own.remove(path, index) : change((entries) => entries.toSpliced(index, 1));
    },
  };
}

/** The entries of a list: added, removed, moved; one open at a time, so that the list stays in view. */
export function ListControl(props: ControlProps) {
  const { schema, path, label } = props;
  const messages = useMessages(allMessages);
  const count = useValue(path, (value) => (Array.isArray(value) ? value.length : 0)) as number;
  const { insert, move, remove } = useEntries(path);
  const [open, setOpen] = useState<number | null>(null);
  const items = schema.items ?? {};
  return (
    <fieldset {...groupAttributesOf(props)} className={styles.list}>
      {Array.from({ length: count }, (_, index) => (
        <Entry
          // biome-ignore lint/suspicious/noArrayIndexKey: entries have no ids of their own; they are known by their place.
          key={index}
          schema={items}
          path={[...path, index]}
          isOpen={open === index}
          isLast={index === count - 1}
          isNeeded={count <= (schema.minItems ?? 0)}
          onOpen={() => setOpen(open === index ? null : index)}
          onMove={(by) => {
            move(index, index + by);
            setOpen((now) => (now === index ? index + by : now));
          }}
          onRemove={() => {
            setOpen(null);
            remove(index);
          }}
        />
      ))}
      <button
        type="button"
        id={props.id}
        className={editorStyles.press}
        disabled={schema.maxItems !== undefined && count >= schema.maxItems}
        onClick={() => {
          insert(count, emptyValue(items));
          setOpen(count);
        }}
      >
        {messages.add({ what: label })}
      </button>
    </fieldset>
  );
}

type EntryProps = {
  schema: FieldSchema;
  path: Steps;
  isOpen: boolean;
  isLast: boolean;
  /** The list has no more than it must have. */
  isNeeded: boolean;
  onOpen: () => void;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
};

function Entry({ schema, path, isOpen, isLast, isNeeded, onOpen, onMove, onRemove }: EntryProps) {
  const messages = useMessages(allMessages);
  const index = Number(path.at(-1));
  const words = (useValue(path, entryWords) as string) || messages.entry({ number: index + 1 });
  const within = `${pointerOf(path)}/`;
  const isFaulty = useForm(({ faults }) => Object.keys(faults ?? {}).some((pointer) => pointer.startsWith(within)));
  const presses = [
    { icon: paths.up, label: messages.up({ what: words }), isOff: index === 0, onPress: () => onMove(-1) },
    { icon: paths.down, label: messages.down({ what: words }), isOff: isLast, onPress: () => onMove(1) },
    { icon: paths.close, label: messages.remove({ what: words }), isOff: isNeeded, onPress: onRemove },
  ];
  return (
    <div className={styles.item}>
      <div className={styles.itemHead}>
        <button type="button" className={styles.itemName} aria-expanded={isOpen} data-faulty={isFaulty || undefined} onClick={onOpen}>
          {words}
          {isFaulty && <span className={styles.fault}> {messages.toFix}</span>}
        </button>
        {presses.map(({ icon, label, isOff, onPress }) => (
          <button key={icon} type="button" className={styles.itemPress} aria-label={label} disabled={isOff} onClick={onPress}>
            <IconPath path={icon} size="0.9rem" />
          </button>
        ))}
      </div>
      {isOpen && (
        <div className={styles.itemBody}>
          {schema.properties && kindOf(schema) !== 'picture' ? (
            <Fields schema={schema} path={path} />
          ) : (
            <Field schema={schema} path={path} title={words} isRequired />
          )}
        </div>
      )}
    </div>
  );
}

/** A few words of an entry of a list. */
function entryWords(entry: unknown): string {
  if (isRecord(entry)) return findFirstText(entry) || findFirstText(entry, Object.keys(entry));
  return typeof entry === 'string' || typeof entry === 'number' ? String(entry) : '';
}
