import { namedThingsAPage, namedThingsQuery } from '#client/queries/page-editor.ts';
import { useMessages } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/admin/form.ts';
import type { NamedKind, NamedThing } from '#schemas/named-thing.ts';
import { formStyles as styles } from '../styles.ts';
import { NamedLine } from './named-line.tsx';
import { Picker, type PickerDialogProps } from './picker.tsx';

export type NamePickerProps = PickerDialogProps & {
  kind: NamedKind;
  isChosen: (thing: NamedThing) => boolean;
  /** No more can be chosen. */
  isFull?: boolean;
  /** A thing was pressed: chosen, or given up where it was chosen already. */
  onPress: (thing: NamedThing) => void;
};

/** Things of the site in a list with a search, by name and picture; one press chooses. */
export function NamePicker({ kind, isChosen, isFull = false, onPress, ...dialog }: NamePickerProps) {
  const messages = useMessages(allMessages);
  return (
    <Picker
      {...dialog}
      label={messages.search}
      failed={messages.noList}
      perPage={namedThingsAPage}
      query={(search, page) => namedThingsQuery(kind, { search, page })}
      listClass={styles.names}
    >
      {(thing) => (
        <button
          type="button"
          className={styles.nameChoice}
          aria-pressed={isChosen(thing)}
          disabled={isFull && !isChosen(thing)}
          onClick={() => onPress(thing)}
        >
          <NamedLine thing={thing} />
        </button>
      )}
    </Picker>
  );
}
