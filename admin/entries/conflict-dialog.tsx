import { useState } from 'react';
import type { EntryValue } from '#client/queries/entries.ts';
import { useMessages } from '#client/site.tsx';
import { useDates } from '#client/use-dates.ts';
import { type MergeSide, mergeEntries } from '#domain/entities/merge-entries.ts';
import { messages as allMessages } from '#messages/generated/admin/entries.ts';
import type { EntryConflict } from '#schemas/entities/entry.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import type { EntryKind } from './entry-kind.ts';
import { entryStyles as styles } from './styles.ts';
import { type EntryValues, useEntryValues } from './use-entry-values.ts';

type ConflictDialogProps = {
  kind: EntryKind;
  conflict: EntryConflict;
  /** State that the own changes were made on, and the own state. */
  base: EntryValue;
  mine: EntryValue;
  isBusy: boolean;
  /** Saves the value on the revision that stands now; null: the entry is gone and is to be created. */
  onSave: (value: EntryValue, revision: string | null) => void;
  onClose: () => void;
};

/** Somebody else saved the same fields, or deleted the entry: both values of each place, one of which is chosen. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { conflict, onClose } = props;
  const messages = useMessages(allMessages);
  const { title, goneTitle } = messages.conflict;
  return (
    <Dialog open title={conflict.revision === null ? goneTitle : title} closeLabel={messages.close} onClose={onClose}>
      {conflict.revision === null ? <Gone {...props} /> : <Choices {...props} revision={conflict.revision} />}
    </Dialog>
  );
}

const writer = ({ savedBy, savedAt }: EntryConflict, minute: (moment: string) => string) => ({
  name: savedBy ?? 'none',
  moment: savedAt === null ? '' : minute(savedAt),
});

function Gone({ conflict, mine, isBusy, onSave, onClose }: ConflictDialogProps) {
  const messages = useMessages(allMessages);
  const dates = useDates();
  return (
    <div className={styles.stack}>
      <p>{messages.conflict.goneText(writer(conflict, dates.minute))}</p>
      <div className={styles.buttons}>
        <Button busy={isBusy} onClick={() => onSave(mine, null)}>
          {messages.conflict.recreate}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {messages.conflict.cancel}
        </Button>
      </div>
    </div>
  );
}

function Choices({ kind, conflict, base, mine, isBusy, revision, onSave, onClose }: ConflictDialogProps & { revision: string }) {
  const messages = useMessages(allMessages);
  const dates = useDates();
  const values = useEntryValues(kind);
  const [sides, setSides] = useState<Readonly<Record<string, MergeSide>>>({});
  const states = { base, theirs: conflict.value, mine };
  const { collisions } = mergeEntries(kind.entity, states);
  const all = (side: MergeSide) => setSides(Object.fromEntries(collisions.map(({ path }) => [path.join('/'), side])));
  const save = () => {
    const { value } = mergeEntries(kind.entity, states, (path) => sides[path.join('/')] ?? 'mine');
    onSave(value as EntryValue, revision);
  };
  return (
    <div className={styles.stack}>
      <p>{messages.conflict.text(writer(conflict, dates.minute))}</p>
      {collisions.length > 1 && (
        <div className={styles.buttons}>
          <Button variant="outline" onClick={() => all('mine')}>
            {messages.conflict.allMine}
          </Button>
          <Button variant="outline" onClick={() => all('theirs')}>
            {messages.conflict.allTheirs}
          </Button>
        </div>
      )}
      {collisions.map((collision) => {
        const name = collision.path.join('/');
        return (
          <Choice
            key={name}
            values={values}
            {...collision}
            side={sides[name] ?? 'mine'}
            onChoose={(side) => setSides({ ...sides, [name]: side })}
          />
        );
      })}
      <div className={styles.buttons}>
        <Button busy={isBusy} onClick={save}>
          {messages.conflict.save}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {messages.conflict.cancel}
        </Button>
      </div>
    </div>
  );
}

type ChoiceProps = Pick<EntryConflict['collisions'][number], 'path' | 'theirs' | 'mine'> & {
  values: EntryValues;
  side: MergeSide;
  onChoose: (side: MergeSide) => void;
};

/** Both values of a place, one of which is chosen. */
function Choice({ values, path, side, onChoose, ...both }: ChoiceProps) {
  const messages = useMessages(allMessages);
  return (
    <fieldset className={styles.choice}>
      <legend>{values.findField(path).label}</legend>
      {(['mine', 'theirs'] as const).map((one) => (
        <label key={one} className={styles.option}>
          <input type="radio" name={path.join('/')} checked={side === one} onChange={() => onChoose(one)} />
          <span>
            <span className={styles.note}>{messages.conflict[one]}</span>
            <br />
            {values.format(path, both[one])}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
