import { useRouter } from 'next/router';
import { useState } from 'react';
import { useApiMutation } from '#client/api-mutation.ts';
import { readPanelAgain } from '#client/queries/admin.ts';
import type { EntryValue } from '#client/queries/entries.ts';
import { useMessages, useSite } from '#client/site.tsx';
import { notify } from '#client/toasts.ts';
import type { CallFailure } from '#domain/call-failure.ts';
import { messages as allMessages } from '#messages/generated/admin/entries.ts';
import { readKey } from '#schemas/entities/define-entity.ts';
import type { EntryConflict } from '#schemas/entities/entry.ts';
import type { FieldError } from '#schemas/envelope.ts';
import { repeatSignedIn } from '../sign-in-again/repeat-signed-in.ts';
import { createEntry, type EntryOutcome, saveEntry } from './entry-calls.ts';
import { type EntryKind, entryHref } from './entry-kind.ts';
import type { StoredEntry } from './stored-entry.ts';

/** `base`: the state that the changes were made on. */
type Saving = { value: EntryValue; revision: string | null; base: EntryValue };
type Saved = StoredEntry & { merged: readonly unknown[]; failure: string | null };

type SaveEntry = {
  /** Writes the entry on a revision; null: it is created. */
  save: (saving: Saving) => void;
  isPending: boolean;
  failure: CallFailure | null;
  /** Obstacle of the last save: somebody else was quicker. */
  conflict: EntryConflict | null;
  dismissConflict: () => void;
};

/** Saves an entry. A new one is opened under its key. */
export function useSaveEntry(
  kind: EntryKind,
  key: string | null,
  { onSaved, onRefused }: { onSaved: (entry: StoredEntry) => void; onRefused: (fields: readonly FieldError[]) => void },
): SaveEntry {
  const messages = useMessages(allMessages);
  const router = useRouter();
  const [conflict, setConflict] = useState<EntryConflict | null>(null);
  const { lang } = useSite();
  const write = async ({ value, revision }: Saving): Promise<EntryOutcome<Omit<Saved, 'failure'>>> => {
    if (key === null || revision === null) return { done: { ...(await createEntry(kind.kind, value)), merged: [] } };
    return saveEntry(kind.kind, key, { revision, value });
  };
  const finish = async ({ value, base }: Saving, outcome: EntryOutcome<Omit<Saved, 'failure'>>): Promise<EntryOutcome<Saved>> => {
    if ('conflict' in outcome) return outcome;
    const { merged, ...saved } = outcome.done;
    const { entry, failure } = (await kind.afterSave?.(saved, value, base, lang)) ?? { entry: saved, failure: null };
    return { done: { ...entry, merged, failure } };
  };
  const mutation = useApiMutation({
    mutationFn: async (saving: Saving) => {
      try {
        return { saving, outcome: await finish(saving, await repeatSignedIn(() => write(saving))) };
      } catch (error) {
        if (error instanceof Error && 'fieldErrors' in error && Array.isArray(error.fieldErrors))
          onRefused(error.fieldErrors as FieldError[]);
        throw error;
      }
    },
    onSuccess: ({ saving, outcome }) => {
      if ('conflict' in outcome) return setConflict(outcome.conflict);
      const { merged, failure, ...entry } = outcome.done;
      setConflict(null);
      onSaved(entry);
      notify({ kind: 'success', text: merged.length > 0 ? messages.merged : saving.revision === null ? messages.created : messages.saved });
      if (failure !== null) notify({ kind: 'error', text: failure });
      void readPanelAgain();
      if (key === null) void router.replace(entryHref(kind, readKey(kind.entity, entry.value)), undefined, { shallow: true });
    },
  });
  return {
    save: mutation.mutate,
    isPending: mutation.isPending,
    failure: mutation.failure,
    conflict,
    dismissConflict: () => setConflict(null),
  };
}
