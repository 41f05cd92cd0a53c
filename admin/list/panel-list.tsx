import type { ReactNode } from 'react';
import { useWords } from '#client/site.tsx';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { RetryAlert } from '#ui/retry-alert.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useSessionEnd } from '../call/use-session-end.ts';
import { adminStyles as styles } from '../styles.ts';
import type { usePageQuery } from '../use-page-query.ts';
import { words as allWords } from './words.ts';

/** Rows of a page of every list of the panel. */
export const nbItem = 25;

/** The page that an address names, from 1. */
export const pageOf = (query: ReturnType<typeof usePageQuery>): number => Math.max(1, Number.parseInt(query.get('page'), 10) || 1);

type ListState = { isError: boolean; error: unknown; refetch: () => unknown };

export type PanelListProps = {
  title: string;
  /** How many there are, in words; undefined while that is not known. */
  count: string | undefined;
  total: number | undefined;
  state: ListState;
  filters: ReactNode;
  /** Said where nothing is; with filters a way out of them is offered. */
  empty: string;
  onClear: (() => void) | undefined;
  page: number;
  onPage: (page: number) => void;
  children: ReactNode;
};

/** The frame of a list: its title and number, its filters, its pages, and what stands there while it loads, fails or is empty. */
export function PanelList({ title, count, total, state, filters, empty, onClear, page, onPage, children }: PanelListProps) {
  const words = useWords(allWords);
  useSessionEnd(state.error);
  return (
    <>
      <div className={styles.head}>
        <h1>{title}</h1>
        <span className={styles.muted} role="status">
          {count}
        </span>
      </div>
      {filters}
      {state.isError && <RetryAlert text={words.error} label={words.retry} onRetry={() => void state.refetch()} />}
      {total === undefined && !state.isError && <Skeleton label={words.loading} bars={[2.5, 2.5, 2.5, 2.5]} />}
      {total === 0 && (
        <Alert tone="info" live>
          <p>{empty}</p>
          {onClear && (
            <div>
              <Button variant="quiet" onClick={onClear}>
                {words.clear}
              </Button>
            </div>
          )}
        </Alert>
      )}
      {total !== undefined && total > 0 && children}
      {total !== undefined && (
        <Pagination
          page={page}
          pageCount={Math.ceil(total / nbItem)}
          hrefOf={(target) => `?page=${target}`}
          onChange={onPage}
          labels={{ navigation: words.pages, previous: words.previous, next: words.next, page: words.page }}
        />
      )}
    </>
  );
}
