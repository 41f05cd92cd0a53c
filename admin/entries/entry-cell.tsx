import type { ComponentType } from 'react';
import type { EntryValue } from '#client/queries/entries.ts';
import { mediaUsesQuery } from '#client/queries/media-library.ts';
import { useServerState } from '#client/query-client.ts';
import { renditionUrl } from '#domain/addresses.ts';
import { isRecord } from '#domain/document/patch.ts';
import { Badge } from '#ui/badge.tsx';
import { kindOf } from '../form/field-kind.ts';
import { entryStyles as styles } from './styles.ts';
import type { EntryValues } from './use-entry-values.ts';

/** Returns the name of the picture that stands for an entry: of a field that is a picture or a list of them. */
export function findPicture(value: unknown): string | undefined {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  return isRecord(first) && typeof first.name === 'string' ? first.name : undefined;
}

/** A picture of the library, small; an empty place where there is none. What it shows is said beside it. */
export function EntryThumb({ name }: { name: string | undefined }) {
  return <span className={styles.thumb}>{name !== undefined && <Thumb name={name} />}</span>;
}

function Thumb({ name }: { name: string }) {
  const { data } = useServerState({ ...mediaUsesQuery(name), staleTime: 60_000 });
  return data ? <img src={renditionUrl(data.url, 160, 'webp')} alt="" loading="lazy" /> : null;
}

type EntryCellProps = { values: EntryValues; field: string; row: EntryValue; Own?: ComponentType<{ row: EntryValue }> | undefined };

/** A field of a row of the list; `Own` where its kind shows it otherwise. */
export function EntryCell({ Own, ...cell }: EntryCellProps) {
  return Own ? <Own row={cell.row} /> : <FieldCell {...cell} />;
}

function FieldCell({ values, field, row }: Omit<EntryCellProps, 'Own'>) {
  const value = row[field];
  const { schema } = values.findField([field]);
  const kind = kindOf(schema);
  if (value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)) return null;
  if (kind === 'switch')
    return value === true ? <Badge tone="accent">{values.format([field], value, row)}</Badge> : values.format([field], value, row);
  return values.format([field], value, row);
}
