import type { EntryValue } from '#client/queries/entries.ts';
import { useMessages } from '#client/site.tsx';
import { isSameValue } from '#domain/entities/stable-json.ts';
import { messages as allMessages } from '#messages/generated/admin/entries.ts';
import { readKey } from '#schemas/entities/define-entity.ts';
import { entryTrashDays } from '#schemas/entities/entry.ts';
import type { BulkAction } from '../list/bulk-actions.tsx';
import { offerUndo } from './deleted-entries.tsx';
import { changeEntries, duplicateEntry } from './entry-calls.ts';
import { type EntryKind, entryTitle } from './entry-kind.ts';
import { setEntries, useBulkSetting } from './use-bulk-setting.tsx';

const always = () => true;

/** Actions on several entries of a kind: fields that its definition lets set together, duplication, deletion with undo. */
export function useBulkActions(kind: EntryKind): readonly BulkAction<EntryValue>[] {
  const { bulk: messages, copyOf } = useMessages(allMessages);
  const setting = useBulkSetting(kind);
  const { entity } = kind;
  const duplicate: BulkAction<EntryValue> = {
    key: 'duplicate',
    label: messages.duplicate,
    ask: { title: messages.duplicateAsk, text: messages.duplicateText },
    fits: always,
    call: (row) => duplicateEntry(kind, readKey(entity, row), copyOf({ title: entryTitle(kind, row) })),
    done: messages.duplicated,
  };
  const remove: BulkAction<EntryValue> = {
    key: 'delete',
    label: messages.delete,
    ask: { title: messages.deleteAsk, text: messages.deleteText({ days: entryTrashDays }) },
    fits: always,
    call: {
      all: async (rows) => {
        const results = await changeEntries(kind.kind, { action: 'delete', keys: rows.map((row) => readKey(entity, row)) });
        const done = results.filter(({ outcome }) => outcome === 'done').map(({ key }) => key);
        const [first] = rows.filter((row) => readKey(entity, row) === done[0]);
        if (first) offerUndo(kind.kind, done, entryTitle(kind, first));
        return results.filter(({ outcome }) => outcome === 'refused').map(({ message }) => ({ reason: message }));
      },
    },
    done: messages.deleted,
  };
  const { settings: ownMessages = {} } = useMessages(kind.messages);
  const settings = Object.entries(kind.settings ?? {}).flatMap(([key, fields]): BulkAction<EntryValue>[] => {
    const texts = ownMessages[key];
    if (!texts) return [];
    return [
      {
        ...{ key, label: texts.label, ask: { title: texts.ask, text: texts.text }, done: texts.done },
        fits: (row) => Object.entries(fields).some(([field, value]) => !isSameValue(row[field], value)),
        call: { all: (rows) => setEntries(kind, rows, fields) },
      },
    ];
  });
  return [...settings, ...(setting ? [setting] : []), duplicate, ...(entity.gone === 'kept' ? [] : [remove])];
}
