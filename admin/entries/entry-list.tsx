import { useState } from 'react';
import { type EntryValue, entriesQuery } from '#client/queries/entries.ts';
import { useServerState } from '#client/query-client.ts';
import { useMessages, useSite } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/admin/entries.ts';
import { messages as shellMessages } from '#messages/generated/admin/shell.ts';
import { entityPath } from '#schemas/calls/entity-calls.ts';
import { readKey } from '#schemas/entities/define-entity.ts';
import { Button } from '#ui/button.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { kindOf } from '../form/field-kind.ts';
import { foldNull } from '../form/field-schema.ts';
import { List } from '../list/list.tsx';
import { nbItem, useListState } from '../list/list-state.ts';
import { TrashDialog, UndoDeletion } from './deleted-entries.tsx';
import { EntryCell, EntryThumb, findPicture } from './entry-cell.tsx';
import { columnLabel, type EntryKind, entryHref, entryTitle, newEntryHref } from './entry-kind.ts';
import { useBulkActions } from './use-bulk-actions.tsx';
import { useEntryValues } from './use-entry-values.ts';
import { useListFilters } from './use-list-filters.ts';

/** Returns whether a field is a picture, or a list of them. */
const isPicture = (kind: EntryKind, field: string): boolean => {
  const { schema } = foldNull(kind.schema.properties?.[field] ?? {});
  return kindOf(schema) === 'picture' || schema.items?.['x-control'] === 'picture';
};

/** The entries of a kind: search, filters, order, actions on several, and what was deleted. */
export function EntryList({ kind }: { kind: EntryKind }) {
  const messages = useMessages(allMessages);
  const own = useMessages(kind.messages);
  const names = useMessages(shellMessages).entries[entityPath(kind.kind)];
  const { lang } = useSite();
  const values = useEntryValues(kind);
  const [isTrashOpen, setIsTrashOpen] = useState(false);
  const list = useListState();
  const { entity, ListActions } = kind;
  const { columns, sort, computed = [] } = entity.list;
  const { filters, chosen, narrowing } = useListFilters(kind, list);
  const orders = sort.map((field) => field.replace(/^-/, ''));
  const sorted = list.sortedBy(orders) ?? (entity.isOrdered ? '' : (sort[0] ?? ''));
  const answer = useServerState(
    entriesQuery(kind.kind, { page: list.page, nbItem, search: list.search, orderBy: sorted || undefined, filters: chosen }),
  );
  const { data } = answer;
  const bulk = useBulkActions(kind);
  const links = Object.entries(kind.links ?? {}).map(([key, href]) => ({
    ...{ key, label: own.links?.[key] ?? key },
    href: (rows: readonly EntryValue[]) =>
      href(
        rows.map((row) => readKey(entity, row)),
        narrowing,
      ),
  }));
  const isEmpty = data?.total === 0 && list.search === '' && Object.keys(chosen).length === 0;
  const picture = columns.find((field) => isPicture(kind, field));
  const label = (field: string) => columnLabel(kind, field, lang);
  const shown = kind.columns ?? columns.filter((field) => field !== kind.title && field !== picture);
  return (
    <>
      <List<EntryValue>
        list={list}
        name={`entries ${kind.kind}`}
        title={names.many}
        count={data && own.count({ count: data.total })}
        total={data?.total}
        answer={answer}
        none={own.none}
        empty={{ icon: kind.icon, title: own.emptyTitle, text: own.emptyText }}
        emptyAction={<LinkButton href={newEntryHref(kind)}>{names.new}</LinkButton>}
        actions={
          <>
            {ListActions && <ListActions narrowing={narrowing} />}
            {!isEmpty && <LinkButton href={newEntryHref(kind)}>{names.new}</LinkButton>}
            <Button variant="quiet" onClick={() => setIsTrashOpen(true)}>
              {messages.trash}
            </Button>
          </>
        }
        intro={<UndoDeletion kind={kind} />}
        searchHint={own.searchHint}
        filters={filters}
        sorted={sorted}
        ownOrder={entity.isOrdered ? messages.ownOrder : undefined}
        bulk={bulk}
        bulkLinks={links}
        rows={data?.entries ?? []}
        rowKey={(row) => readKey(entity, row)}
        head={{
          header: label(kind.title),
          label: (row) => entryTitle(kind, row),
          sort: orders.find((field) => field === kind.title),
          href: (row) => entryHref(kind, readKey(entity, row)),
          ...(kind.title !== entity.key && { note: (row) => String(row[entity.key] ?? '') }),
          ...(picture !== undefined && { picture: (row) => <EntryThumb name={findPicture(row[picture])} /> }),
        }}
        columns={shown.map((field) => ({
          key: field,
          header: label(field),
          cell: (row) => <EntryCell values={values} field={field} row={row} Own={kind.cells?.[field]} />,
          ...((kindOf(values.findField([field]).schema) === 'number' || computed.some((name) => name === field)) && {
            align: 'end' as const,
          }),
          ...(orders.includes(field) && { sort: field }),
        }))}
      />
      <TrashDialog kind={kind} open={isTrashOpen} onClose={() => setIsTrashOpen(false)} />
    </>
  );
}
