import type { ReactNode } from 'react';
import { useMessages } from '#client/site.tsx';
import { ListQueryParams, maxTotal } from '#schemas/list-query.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import type { IconName } from '#ui/icon.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { RetryAlert } from '#ui/retry-alert.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useSessionEnd } from '../require-admin.tsx';
import { adminStyles as styles } from '../styles.ts';
import type { usePageQuery } from '../use-page-query.ts';
import { messages as allMessages } from './messages.ts';

/** Rows of a page of every list of the panel. */
export const nbItem = 25;

/** The page that an address names, from 1; the first where it names none that the API would answer. */
export const pageOf = (query: ReturnType<typeof usePageQuery>): number => ListQueryParams.shape.page.catch(1).parse(query.get('page'));

type ListState = { isError: boolean; error: unknown; refetch: () => unknown };

export type PanelListProps = {
  title: string;
  /** How many there are, in words; undefined while that is not known. */
  count: string | undefined;
  total: number | undefined;
  state: ListState;
  filters: ReactNode;
  /** Said where nothing matches the filters. */
  none: string;
  /** Takes the filters off; undefined where none is set. */
  onClear: (() => void) | undefined;
  /** Said, in place of the filters too, while nothing has come yet: what will. */
  empty: { icon: IconName; title: string; text: string };
  page: number;
  onPage: (page: number) => void;
  children: ReactNode;
};

/** The frame of a list: its title and number, its filters, its pages, and what stands there while it loads, fails or is empty. */
export function PanelList({ title, count, total, state, filters, none, onClear, empty, page, onPage, children }: PanelListProps) {
  const messages = useMessages(allMessages);
  useSessionEnd(state.error);
  const isEmpty = total === 0 && !onClear;
  return (
    <>
      <div className={styles.head}>
        <h1>{title}</h1>
        <span className={styles.muted} role="status">
          {count !== undefined && total === maxTotal ? messages.atLeast(count) : count}
        </span>
      </div>
      {!isEmpty && filters}
      {state.isError && <RetryAlert text={messages.error} label={messages.retry} onRetry={() => void state.refetch()} />}
      {total === undefined && !state.isError && <Skeleton label={messages.loading} bars={[2.5, 2.5, 2.5, 2.5]} />}
      {isEmpty && (
        <div className={styles.panel}>
          <EmptyState {...empty} />
        </div>
      )}
      {total === 0 && onClear && (
        <Alert tone="info" live>
          <p>{none}</p>
          <div>
            <Button variant="quiet" onClick={onClear}>
              {messages.clear}
            </Button>
          </div>
        </Alert>
      )}
      {total !== undefined && total > 0 && children}
      {total !== undefined && (
        <Pagination
          page={page}
          pageCount={Math.ceil(total / nbItem)}
          hrefOf={(target) => `?page=${target}`}
          onChange={onPage}
          labels={{ navigation: messages.pages, previous: messages.previous, next: messages.next, page: messages.page }}
        />
      )}
    </>
  );
}
