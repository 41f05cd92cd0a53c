import { useState } from 'react';
import { namedThingQuery } from '#client/queries/page-editor.ts';
import { useServerState } from '#client/query-client.ts';
import { useMessages } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/admin/page-editor/form.ts';
import type { NamedKind, NamedThing } from '#schemas/named-thing.ts';
import { IconPath } from '#ui/icon-path.tsx';
import { editorStyles } from '../../parameters/styles.ts';
import { paths } from '../icon-paths.ts';
import type { ControlProps } from './control-props.ts';
import { NamePicker } from './name-picker.tsx';
import { NamedLine } from './named-line.tsx';
import { formStyles as styles } from './styles.ts';

type NamedControlProps = ControlProps & { kind: NamedKind };

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

type ChosenProps = Pick<ControlProps, 'id' | 'label' | 'labelledBy' | 'describedBy'> & {
  kind: NamedKind;
  /** '': none is chosen. */
  name: string;
  /** null: none is to be chosen any more. */
  onChoose: (thing: NamedThing | null) => void;
};

function Chosen({ kind, name, id, label, labelledBy, describedBy, onChoose }: ChosenProps) {
  const messages = useMessages(allMessages);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={styles.nameRow}>
      <button
        type="button"
        id={id}
        className={styles.nameButton}
        aria-haspopup="dialog"
        aria-labelledby={`${labelledBy} ${id}`}
        aria-describedby={describedBy}
        onClick={() => setIsOpen(true)}
      >
        {name === '' ? <span className={styles.namedNote}>{messages.notChosen}</span> : <Named kind={kind} name={name} />}
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
export function NameControl({ value, onSet, ...props }: NamedControlProps) {
  return <Chosen {...props} name={typeof value === 'string' ? value : ''} onChoose={(thing) => onSet(thing?.name)} />;
}

/** The same for a link: what is written is its address. */
export function NamedLinkControl({ onSet, ...props }: NamedControlProps & { name: string }) {
  return <Chosen {...props} onChoose={(thing) => onSet(thing?.url ?? undefined)} />;
}

/** Several things of the site by their names, as the tags of a list of products; in the order in which they were chosen. */
export function NamesControl({ kind, schema, id, label, labelledBy, describedBy, value, onSet }: NamedControlProps) {
  const messages = useMessages(allMessages);
  const [isOpen, setIsOpen] = useState(false);
  const entries = Array.isArray(value) ? (value as readonly unknown[]) : [];
  const isFull = schema.maxItems !== undefined && entries.length >= schema.maxItems;
  const without = (index: number) => onSet(entries.filter((_, at) => at !== index));
  return (
    <fieldset aria-labelledby={labelledBy} className={styles.list}>
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
        aria-describedby={describedBy}
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
          else onSet([...entries, thing.name]);
        }}
      />
    </fieldset>
  );
}
