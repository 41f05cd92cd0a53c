import { useState } from 'react';
import { adminPagesQuery, layoutStatesQuery } from '#client/queries/page-admin.ts';
import { useServerState } from '#client/query-client.ts';
import { useMessages } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/admin/pages.ts';
import type { AdminPage, DeletedPage, LayoutState } from '#schemas/page-admin.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { RetryAlert } from '#ui/retry-alert.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { ListToolbar } from '../list/list-toolbar.tsx';
import { PreviewRoundBar } from '../previews/preview-round.tsx';
import { type PreviewRound, usePreviewRound } from '../previews/use-preview-round.ts';
import { useSessionEnd } from '../require-admin.tsx';
import { adminStyles } from '../styles.ts';
import { usePageQuery } from '../use-page-query.ts';
import { ComponentList } from './component-list.tsx';
import { DeletedAlert } from './deleted-alert.tsx';
import { NewPageDialog } from './new-page-dialog.tsx';
import { PageDrawer } from './page-drawer.tsx';
import { PageTree } from './page-tree.tsx';
import { pagesStyles as styles } from './styles.ts';
import { Trash } from './trash.tsx';
import { foundPages, type PageFilter, pageFilters } from './tree-items.ts';

const noPages: AdminPage[] = [];
const noLayouts: LayoutState[] = [];
const parts = ['pages', 'components', 'trash'] as const;

/** The site's pages as a tree, what is shared by several of them, and what was deleted. */
export function PagesScreen() {
  const messages = useMessages(allMessages);
  const query = usePageQuery();
  const [isCreating, setIsCreating] = useState<{ copyOf: AdminPage | null } | null>(null);
  const [deleted, setDeleted] = useState<DeletedPage | null>(null);
  const state = useServerState(adminPagesQuery());
  useSessionEnd(state.error);
  const pages = state.data ?? noPages;
  const round = usePreviewRound(pages);
  const layouts = useServerState(layoutStatesQuery()).data ?? noLayouts;
  const open = (id: number | null) => query.set({ page: id === null ? '' : String(id) });
  const chosen = pages.find(({ id }) => String(id) === query.get('page')) ?? null;
  return (
    <>
      <div className={styles.head}>
        <h1>{messages.title}</h1>
        <span className={adminStyles.muted} role="status">
          {state.data && messages.count({ count: pages.length })}
        </span>
        <div className={styles.end}>
          <Button onClick={() => setIsCreating({ copyOf: null })}>{messages.create}</Button>
        </div>
      </div>
      {deleted && <DeletedAlert deleted={deleted} onDone={() => setDeleted(null)} />}
      <Tabs
        label={messages.tabs}
        selected={parts.find((part) => part === query.get('part')) ?? 'pages'}
        onSelect={(part) => query.set({ part: part === 'pages' ? '' : part, page: '' })}
        tabs={[
          {
            key: 'pages',
            label: messages.pages,
            panel: (
              <div className={styles.tabPanel}>
                {state.isError && <RetryAlert text={messages.error} label={messages.retry} onRetry={() => void state.refetch()} />}
                {state.isPending && <Skeleton label={messages.loading} bars={[3, 3, 3, 3]} />}
                {state.data && <TreePart pages={state.data} layouts={layouts} round={round} onOpen={open} />}
              </div>
            ),
          },
          { key: 'components', label: messages.components, panel: <ComponentList /> },
          { key: 'trash', label: messages.trash, panel: <Trash /> },
        ]}
      />
      <PageDrawer
        page={chosen}
        pages={pages}
        layouts={layouts}
        round={round}
        onClose={() => open(null)}
        onCopy={(page) => {
          open(null);
          setIsCreating({ copyOf: page });
        }}
        onDeleted={(page) => {
          open(null);
          setDeleted(page);
        }}
      />
      <NewPageDialog
        open={isCreating !== null}
        copyOf={isCreating?.copyOf ?? null}
        pages={pages}
        onClose={() => setIsCreating(null)}
        onCreated={(id) => {
          setIsCreating(null);
          query.set({ page: String(id), part: '', q: '', state: '' });
        }}
      />
    </>
  );
}

type TreePartProps = { pages: AdminPage[]; layouts: readonly LayoutState[]; round: PreviewRound; onOpen: (id: number) => void };

/** The tree with its search, what a search without a result says, and the round over the pictures. */
function TreePart({ pages, layouts, round, onOpen }: TreePartProps) {
  const messages = useMessages(allMessages);
  const query = usePageQuery();
  const search = query.get('q');
  const filter: PageFilter = pageFilters.find((one) => one === query.get('state')) ?? 'all';
  const { found, shown } = foundPages(pages, search, filter);
  const isNarrowed = search !== '' || filter !== 'all';
  return (
    <>
      <ListToolbar
        search={{ value: search, hint: messages.searchHint }}
        filters={[
          {
            label: messages.filter,
            name: 'state',
            value: filter === 'all' ? undefined : filter,
            every: messages.filters.all,
            options: pageFilters.filter((value) => value !== 'all').map((value) => ({ value, label: messages.filters[value] })),
          },
        ]}
        onNarrow={query.set}
      />
      {found.size === 0 ? (
        <Alert tone="info" live>
          <p>{messages.none}</p>
          <div>
            <Button variant="quiet" onClick={() => query.set({ q: '', state: '' })}>
              {messages.clear}
            </Button>
          </div>
        </Alert>
      ) : (
        <PageTree
          pages={pages}
          shown={isNarrowed ? shown : pages}
          found={found}
          layouts={layouts}
          isNarrowed={isNarrowed}
          onOpen={onOpen}
        />
      )}
      <PreviewRoundBar round={round} layouts={layouts} pages={pages} />
    </>
  );
}
