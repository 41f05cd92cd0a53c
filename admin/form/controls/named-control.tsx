import { useState } from 'react';
import { namedThingQuery } from '#client/queries/page-editor.ts';
import { useServerState } from '#client/query-client.ts';
import { useMessages } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/admin/form.ts';
import type { NamedKind, NamedThing } from '#schemas/named-thing.ts';
import { IconPath } from '#ui/icon-path.tsx';
import { paths } from '../../page-editor/icon-paths.ts';
import { editorStyles } from '../../parameters/styles.ts';
import { attributesOf, type ControlProps, groupAttributesOf } from '../control-props.ts';
import { controlStyles } from '../control-styles.ts';
import { namedKindOf } from '../field-kind.ts';
import { formStyles as styles } from '../styles.ts';
import { NamePicker } from './name-picker.tsx';
import { NamedLine } from './named-line.tsx';

/** The kind of what a field names: forms choose this control only where there is one. */
const requireKind = (schema: ControlProps['schema']): NamedKind => namedKindOf(schema) ?? 'product';

/** Shows the entry that a name stands for. The name itself shows while the entry loads, and with a mark if it is missing. */
function Named({ kind, name }: { kind: NamedKind; name: string }) {
  const messages = useMessages(allMessages);
  const { data: thing } = useServerState(namedThingQuery(kind, name));
  if (thing === undefined) return <span className={styles.namedWords}>{name}</span>;
  if (thing !== null) return <NamedLine thing={thing} />;
  return (
    <span className={styles.namedWords}>
      <span>{name}</span>
      <span className={styles.fault}>{messages.gone}</span>
    </span>
  );
}

type ChosenProps = Omit<ControlProps, 'write' | 'value'> & {
  kind: NamedKind;
  /** '': none is chosen. */
  name: string;
  /** null: none is to be chosen any more. */
  onChoose: (thing: NamedThing | null) => void;
};

function Chosen({ kind, name, onChoose, ...props }: ChosenProps) {
  const { id, label, labelledBy } = props;
  const messages = useMessages(allMessages);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={styles.nameRow}>
      <button
        {...attributesOf(props)}
        type="button"
        className={styles.nameButton}
        aria-haspopup="dialog"
        aria-labelledby={`${labelledBy} ${id}`}
        onClick={() => setIsOpen(true)}
      >
        {name === '' ? <span className={controlStyles.note}>{messages.notChosen}</span> : <Named kind={kind} name={name} />}
      </button>
      {name !== '' && (
        <button type="button" className={styles.itemPress} aria-label={messages.remove({ what: label })} onClick={() => onChoose(null)}>
          <IconPath path={paths.close} size="0.9rem" />
        </button>
      )}
      <NamePicker
        open={isOpen}
        kind={kind}
        title={label}
        isChosen={(thing) => thing.name === name}
        onClose={() => setIsOpen(false)}
        onPress={(thing) => {
          setIsOpen(false);
          if (thing.name !== name) onChoose(thing);
        }}
      />
    </div>
  );
}

/** One thing of the site by its name: a product, a form, an album … */
export function NameControl({ value, write, ...props }: ControlProps) {
  return (
    <Chosen
      {...props}
      kind={requireKind(props.schema)}
      name={typeof value === 'string' ? value : ''}
      onChoose={(thing) => write(thing?.name)}
    />
  );
}

/** The same for a link: what is written is its address. */
export function NamedLinkControl({ write, ...props }: ControlProps & { kind: NamedKind; name: string }) {
  return <Chosen {...props} onChoose={(thing) => write(thing?.url ?? undefined)} />;
}

/** Several things of the site by their names, as the tags of a list of products; in the order in which they were chosen. */
export function NamesControl(props: ControlProps) {
  const messages = useMessages(allMessages);
  const { schema, id, label, labelledBy, value, write } = props;
  const kind = requireKind(schema);
  const [isOpen, setIsOpen] = useState(false);
  const entries = Array.isArray(value) ? (value as readonly unknown[]) : [];
  const isFull = schema.maxItems !== undefined && entries.length >= schema.maxItems;
  const without = (index: number) => write(entries.filter((_, at) => at !== index));
  return (
    <fieldset {...groupAttributesOf(props)} className={styles.list}>
      {entries.map((entry, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries have no ids of their own; they are known by their place.
        <div key={index} className={styles.nameRow}>
          <span className={styles.nameEntry}>
            <Named kind={kind} name={String(entry)} />
          </span>
          <button
            type="button"
            className={styles.itemPress}
            aria-label={messages.remove({ what: String(entry) })}
            onClick={() => without(index)}
          >
            <IconPath path={paths.close} size="0.9rem" />
          </button>
        </div>
      ))}
      <button
        type="button"
        id={id}
        className={editorStyles.press}
        aria-haspopup="dialog"
        aria-labelledby={`${id} ${labelledBy}`}
        onClick={() => setIsOpen(true)}
      >
        {messages.choose}
      </button>
      <NamePicker
        open={isOpen}
        kind={kind}
        title={label}
        isChosen={(thing) => entries.includes(thing.name)}
        isFull={isFull}
        onClose={() => setIsOpen(false)}
        onPress={(thing) => {
          const at = entries.indexOf(thing.name);
          if (at >= 0) without(at);
          else write([...entries, thing.name]);
        }}
      />
    </fieldset>
  );
}
