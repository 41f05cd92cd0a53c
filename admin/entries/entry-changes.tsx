import { useMessages } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/admin/entries.ts';
import type { EntryChange } from '#schemas/entities/entry.ts';
import { adminStyles } from '../styles.ts';
import type { EntryKind } from './entry-kind.ts';
import { entryStyles as styles } from './styles.ts';
import { useEntryValues } from './use-entry-values.ts';

/** Differences between two states of an entry: each field with its value before and after. */
export function EntryChanges({ kind, changes }: { kind: EntryKind; changes: readonly EntryChange[] }) {
  const messages = useMessages(allMessages);
  const { findField, format } = useEntryValues(kind);
  if (changes.length === 0) return <p className={adminStyles.muted}>{messages.version.nothing}</p>;
  return (
    <ul className={styles.changes}>
      {changes.map(({ path, how, before, after }) => (
        <li key={`${path.join('/')} ${how}`} className={styles.change}>
          <strong>{messages.change[how]({ label: path.length === 0 ? messages.change.all : findField(path).label })}</strong>
          {path.length > 0 && (
            <dl className={styles.sides}>
              {how !== 'added' && <Side label={messages.change.before} text={format(path, before)} />}
              {how !== 'removed' && <Side label={messages.change.after} text={format(path, after)} />}
            </dl>
          )}
        </li>
      ))}
    </ul>
  );
}

const Side = ({ label, text }: { label: string; text: string }) => (
  <div>
    <dt>{label}</dt>
    <dd>{text}</dd>
  </div>
);
