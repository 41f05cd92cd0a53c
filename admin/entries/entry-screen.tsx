import { useState } from 'react';
import { type EntryValue, entryQuery } from '#client/queries/entries.ts';
import { useServerState } from '#client/query-client.ts';
import { useAuth } from '#client/shop/auth.ts';
import { useMessages, useSite } from '#client/site.tsx';
import { readFailure } from '#domain/call-failure.ts';
import { copyEntry } from '#domain/entities/copy-entry.ts';
import { dateIn } from '#domain/time-zones.ts';
import { messages as allMessages } from '#messages/generated/admin/entries.ts';
import { Alert } from '#ui/alert.tsx';
import { RetryAlert } from '#ui/retry-alert.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { emptyValue } from '../form/field-kind.ts';
import { useSessionEnd } from '../require-admin.tsx';
import { usePageQuery } from '../use-page-query.ts';
import { EntryEditor } from './entry-editor.tsx';
import { type EntryKind, entryTitle } from './entry-kind.ts';

/** The form of an entry that the address names, or of a new one, which may begin as a copy. */
export function EntryScreen({ kind }: { kind: EntryKind }) {
  const { get } = usePageQuery();
  const [key, from] = [get('key'), get('from')];
  if (key !== '') return <StoredEntryScreen key={key} kind={kind} entryKey={key} />;
  return from === '' ? <NewEntryScreen kind={kind} /> : <CopyScreen key={from} kind={kind} from={from} />;
}

/** Reads an entry for its form; shows what stands there until it has come. */
function useEntry(kind: EntryKind, key: string) {
  const messages = useMessages(allMessages);
  const { data, error, refetch } = useServerState(entryQuery(kind.kind, key));
  useSessionEnd(error);
  if (data) return { data };
  if (!error) return { wait: <Skeleton label={messages.loading} bars={[2, 20]} /> };
  if (readFailure(error).status !== 404)
    return { wait: <RetryAlert text={messages.failed} label={messages.retry} onRetry={() => void refetch()} /> };
  return {
    wait: (
      <Alert tone="warning">
        <p>{messages.missing}</p>
        <a href={`/admin/${kind.path}`}>{messages.toList}</a>
      </Alert>
    ),
  };
}

function StoredEntryScreen({ kind, entryKey }: { kind: EntryKind; entryKey: string }) {
  const { data, wait } = useEntry(kind, entryKey);
  const draft = useDraftName(kind, entryKey);
  return data ? <EntryEditor key={draft} kind={kind} draftName={draft} entryKey={entryKey} stored={data} start={data.value} /> : wait;
}

function NewEntryScreen({ kind }: { kind: EntryKind }) {
  const { timeZone } = useSite().site;
  const draft = useDraftName(kind, '');
  const [start] = useState(() => startValue(kind, dateIn(timeZone, new Date())));
  return <EntryEditor key={draft} kind={kind} draftName={draft} entryKey={null} stored={null} start={start} />;
}

function CopyScreen({ kind, from }: { kind: EntryKind; from: string }) {
  const { data, wait } = useEntry(kind, from);
  return data ? <Copy kind={kind} from={from} value={data.value} /> : wait;
}

function Copy({ kind, from, value }: { kind: EntryKind; from: string; value: EntryValue }) {
  const { copyOf } = useMessages(allMessages);
  const draft = useDraftName(kind, `copy ${from}`);
  const [start] = useState(() => copyEntry(kind.entity, value, { field: kind.title, text: copyOf({ title: entryTitle(kind, value) }) }));
  return <EntryEditor key={draft} kind={kind} draftName={draft} entryKey={null} stored={null} start={start} isCopy />;
}

/** The name of unsaved work in this browser: of a person, on an entry. */
function useDraftName(kind: EntryKind, key: string): string {
  const idUser = useAuth(({ user }) => user?.id);
  const { id } = useSite().site;
  return [idUser ?? '', id, kind.kind, key].join(' ');
}

/** Builds the start of a new entry: the fields that its schema requires, and those that its kind adds. */
export function startValue({ schema, start }: Pick<EntryKind, 'schema' | 'start'>, today: string): EntryValue {
  const required = emptyValue({ ...schema, type: 'object' });
  return { ...(required as EntryValue), ...start?.(today) };
}
