import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { useMessages } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/admin/list.ts';
import { maxTotal } from '#schemas/list-query.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import type { IconName } from '#ui/icon.tsx';
import { RetryAlert } from '#ui/retry-alert.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useSessionEnd } from '../require-admin.tsx';
import { adminStyles } from '../styles.ts';
import { KeysHelp } from './keys-help.tsx';
import { ListPages } from './list-pages.tsx';
import { type ListNarrowing, type ListState, nbItem, readNarrowing } from './list-state.ts';
import { listStyles as styles } from './list-styles.ts';
import { type ListFilter, ListToolbar, type ListToolbarProps } from './list-toolbar.tsx';
import type { ListView } from './saved-views.ts';
import { useListKeys } from './use-list-keys.ts';
import { ViewsRow } from './views-row.tsx';

type Answer = { isError: boolean; error: unknown; refetch: () => unknown };

export type ListFrameProps = {
  list: ListState;
  /** Names the list in this browser, where its views are stored. */
  name: string;
  title: string;
  /** Number of entries, as a text; undefined while it is not known. */
  count: string | undefined;
  total: number | undefined;
  answer: Answer;
  /** Hint for the search; without it, there is no search. */
  searchHint?: string | undefined;
  filters?: readonly ListFilter[];
  /** Ways to look at the list that it comes with. */
  views?: readonly ListView[];
  /** Said where nothing matches the filters. */
  none: string;
  /** Said, in place of the filters too, while nothing has come yet: what will. */
  empty: { icon: IconName; title: string; text: string };
  /** Below it: how one begins. */
  emptyAction?: ReactNode;
  sort?: ListToolbarProps['sort'];
  /** Beside the title: what adds to the list. */
  actions?: ReactNode;
  /** Between the title and the filters, also while there is nothing: e.g. where something is added. */
  intro?: ReactNode;
  /** Rows of a page. */
  pageSize?: number;
  /** In place of search and filters, e.g. what is done with the rows that are selected. */
  toolbar?: ReactNode;
  children: ReactNode;
};

const noFilters: readonly ListFilter[] = [];
const noViews: readonly ListView[] = [];

/** The frame of every list: title and number, views, filters, pages, keys, and what stands there while it loads, fails or is empty. */
export function ListFrame(props: ListFrameProps) {
  const { list, name, title, count, total, answer, searchHint, filters = noFilters, views = noViews, pageSize = nbItem, toolbar } = props;
  const messages = useMessages(allMessages);
  useSessionEnd(answer.error);
  const area = useRef<HTMLDivElement>(null);
  useListKeys(area, list);
  const heading = useRef<HTMLHeadingElement>(null);
  const hasToolbar = toolbar !== undefined;
  // The buttons of a selection go with it, and the focus must not go with them.
  useEffect(() => {
    if (!hasToolbar) return undefined;
    const title = heading.current;
    return () => {
      if (document.activeElement === null || document.activeElement === document.body) title?.focus();
    };
  }, [hasToolbar]);
  const narrowing = readNarrowing(list.search, filters);
  const isNarrowed = Object.keys(narrowing).length > 0;
  const show = (to: ListNarrowing) => list.narrow({ q: '', ...Object.fromEntries(filters.map((filter) => [filter.name, ''])), ...to });
  const lastPage = Math.max(1, Math.ceil((total ?? 0) / pageSize));
  const isBeyond = total !== undefined && total > 0 && list.page > lastPage;
  const toLastPage = useEffectEvent(() => list.toPage(lastPage));
  // An old address, or the last rows of the last page are gone.
  useEffect(() => {
    if (isBeyond) toLastPage();
  }, [isBeyond]);
  const isEmpty = total === 0 && !isNarrowed;
  return (
    <div ref={area} className={styles.frame}>
      <div className={adminStyles.head}>
        <h1 ref={heading} tabIndex={-1} data-list-title>
          {title}
        </h1>
        <span className={adminStyles.muted} role="status">
          {count !== undefined && total === maxTotal ? messages.atLeast({ count }) : count}
        </span>
        {props.actions}
        {!isEmpty && <KeysHelp />}
      </div>
      {props.intro}
      {!isEmpty && (
        <div className={styles.tools}>
          <ViewsRow narrowing={narrowing} hrefOf={list.hrefOf} onShow={show} name={name} views={views} />
          {toolbar}
          <ListToolbar
            search={searchHint === undefined ? undefined : { value: list.search, hint: searchHint }}
            filters={filters}
            sort={props.sort}
            onNarrow={list.narrow}
            isHidden={hasToolbar}
          />
        </div>
      )}
      {answer.isError && <RetryAlert text={messages.error} label={messages.retry} onRetry={() => void answer.refetch()} />}
      {total === undefined && !answer.isError && (
        <div className={styles.card}>
          <Skeleton label={messages.loading} bars={[1.4, 2.6, 2.6, 2.6, 2.6, 2.6]} />
        </div>
      )}
      {isEmpty && (
        <div className={styles.card}>
          <EmptyState {...props.empty}>{props.emptyAction}</EmptyState>
        </div>
      )}
      {total === 0 && isNarrowed && (
        <Alert tone="info" live>
          <p>{props.none}</p>
          <div>
            <Button variant="quiet" onClick={() => show({})}>
              {messages.clear}
            </Button>
          </div>
        </Alert>
      )}
      {total !== undefined && total > 0 && props.children}
      {total !== undefined && total > 0 && (
        <div className={styles.foot}>
          <span className={adminStyles.muted}>
            {messages.range({ from: (list.page - 1) * pageSize + 1, to: Math.min(list.page * pageSize, total), total })}
          </span>
          <ListPages
            page={list.page}
            total={total}
            pageSize={pageSize}
            hrefOf={(target) => list.hrefOf({ ...narrowing, page: String(target) })}
            onChange={list.toPage}
          />
        </div>
      )}
    </div>
  );
}
