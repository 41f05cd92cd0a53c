import { type FormEvent, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { EntryValue } from '#client/queries/entries.ts';
import { useMessages, useSite } from '#client/site.tsx';
import { useDates } from '#client/use-dates.ts';
import type { Steps } from '#domain/document/patch.ts';
import { pointerOf } from '#domain/document/texts.ts';
import { messages as allMessages } from '#messages/generated/admin/entries.ts';
import { messages as shellMessages } from '#messages/generated/admin/shell.ts';
import { entityPath } from '#schemas/calls/entity-calls.ts';
import { focusFirstInvalid } from '#ui/focus-first-invalid.ts';
import { ScreenTitle } from '../shell/screen-title.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import { EntryActions } from './entry-actions.tsx';
import { findEntryFaults, refusedSentences } from './entry-faults.ts';
import { EntryFields } from './entry-fields.tsx';
import { type EntryKind, entryTitle } from './entry-kind.ts';
import { followTitle } from './follow-title.ts';
import { LeaveQuestion } from './leave-question.tsx';
import { FoundDraft, SaveBar } from './save-bar.tsx';
import type { StoredEntry } from './stored-entry.ts';
import { entryStyles as styles } from './styles.ts';
import { useEntryDraft } from './use-entry-draft.ts';
import { useSaveEntry } from './use-save-entry.ts';

type EntryEditorProps = {
  kind: EntryKind;
  /** Name of the unsaved work in this browser. */
  draftName: string;
  /** null: the entry is new. */
  entryKey: string | null;
  stored: StoredEntry | null;
  /** Value that the form begins with. */
  start: EntryValue;
  /** The new entry is a copy: it may be saved as it is. */
  isCopy?: boolean;
};

/** The form of an entry: its fields, what is wrong in them, saving, and what else can be done with it. */
export function EntryEditor({ kind, draftName, entryKey, stored, start, isCopy = false }: EntryEditorProps) {
  const messages = useMessages(allMessages);
  const names = useMessages(shellMessages).entries[entityPath(kind.kind)];
  const { lang } = useSite();
  const dates = useDates();
  const form = useRef<HTMLFormElement>(null);
  /** The person has tried to save: what is missing is said from then on. */
  const [isTried, setIsTried] = useState(false);
  const [refused, setRefused] = useState<Readonly<Record<string, readonly string[]>>>({});
  const draft = useEntryDraft(draftName, { value: start, revision: stored?.revision ?? null }, (next, before, base) => {
    const titled = entryKey === null ? followTitle(kind, next, before) : next;
    return kind.follow?.(titled, before, base) ?? titled;
  });
  const { base, value, isChanged } = draft;
  const own = useMemo(() => findEntryFaults(kind.entity, kind.title, value, lang), [kind, value, lang]);
  const faults = useMemo(() => {
    const shown = Object.entries(own.sentences).filter(([pointer]) => isTried || !own.missing.includes(pointer));
    return { ...refused, ...Object.fromEntries(shown) };
  }, [own, refused, isTried]);
  const save = useSaveEntry(kind, entryKey, {
    onSaved: (entry) => {
      setRefused({});
      setIsTried(false);
      draft.restart(entry);
    },
    onRefused: (fields) => setRefused(refusedSentences(fields)),
  });
  // A form without changes of its own takes over the changes of others.
  const adopt = useEffectEvent((revision: string | undefined) => {
    if (stored && !isChanged && revision !== base.revision) draft.restart(stored);
  });
  const storedRevision = stored?.revision;
  useEffect(() => adopt(storedRevision), [storedRevision]);
  const submit = () => {
    setIsTried(true);
    if (Object.keys(own.sentences).length > 0) return;
    save.save({ value, revision: base.revision, base: base.value });
  };
  const hasFaults = Object.keys(faults).length > 0;
  const shownFaults = isTried && hasFaults;
  useEffect(() => {
    if (shownFaults) focusFirstInvalid(form.current);
  }, [shownFaults]);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey || document.querySelector('dialog:modal')) return;
    event.preventDefault();
    submit();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  const write = (path: Steps, next: unknown) => {
    const pointer = pointerOf(path);
    const isBelow = (one: string) => one === pointer || one.startsWith(`${pointer}/`) || pointer.startsWith(`${one}/`);
    setRefused((now) => Object.fromEntries(Object.entries(now).filter(([one]) => !isBelow(one))));
    draft.write(path, next);
  };
  const { More } = kind;
  const title = entryKey === null ? names.new : entryTitle(kind, base.value);
  return (
    <div className={styles.screen}>
      <ScreenTitle>{title}</ScreenTitle>
      <div className={styles.head}>
        <h1>{title}</h1>
        {entryKey !== null && stored && (
          <EntryActions
            kind={kind}
            entryKey={entryKey}
            revision={base.revision ?? stored.revision}
            title={title}
            siteHref={kind.siteHref?.(base.value)}
            isChanged={isChanged}
            onRestored={draft.restart}
          />
        )}
      </div>
      {draft.foundAt !== null && (
        <FoundDraft
          text={messages.draftFound({ moment: dates.minute(new Date(draft.foundAt).toISOString()) })}
          onDrop={() => draft.restart({ value: start, revision: stored?.revision ?? null })}
        />
      )}
      <form
        ref={form}
        noValidate
        className={styles.form}
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          submit();
        }}
      >
        <EntryFields kind={kind} entryKey={entryKey} value={value} faults={faults} write={write} />
        <SaveBar
          isNew={entryKey === null}
          isChanged={isChanged || isCopy || entryKey === null}
          isBusy={save.isPending}
          failure={save.failure}
          faultCount={isTried ? Object.keys(faults).length : 0}
          stored={stored}
          hasUnsaved={isChanged}
        />
      </form>
      {stored && More && (
        <div className={styles.form}>
          <More value={stored.value} />
        </div>
      )}
      <LeaveQuestion isChanged={isChanged} onLeave={() => draft.restart(base)} />
      {save.conflict && (
        <ConflictDialog
          kind={kind}
          conflict={save.conflict}
          base={base.value}
          mine={value}
          isBusy={save.isPending}
          onSave={(next, revision) => save.save({ value: next, revision, base: base.value })}
          onClose={save.dismissConflict}
        />
      )}
    </div>
  );
}
