import { paginationStyles } from './pagination-styles.ts';

export type PaginationProps = {
  page: number;
  pageCount: number;
  /** The address of a page, so that it can be opened in a tab and works without JavaScript. */
  hrefOf: (page: number) => string;
  /** Changes the page in place instead of following the link. */
  onChange?: (page: number) => void;
  labels: { navigation: string; previous: string; next: string; page: (v: { page: number }) => string };
};

/** Pages of a list; nothing when there is only one. */
export function Pagination({ page, pageCount, hrefOf, onChange, labels }: PaginationProps) {
  if (pageCount <= 1) return null;
  const link = (target: number, content: string, label?: string) => (
    <a
      className={paginationStyles.link}
      href={hrefOf(target)}
      aria-label={label}
      aria-current={target === page ? 'page' : undefined}
      onClick={(event) => {
        if (!onChange || event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        onChange(target);
      }}
    >
      {content}
    </a>
  );
  return (
    <nav className={paginationStyles.nav} aria-label={labels.navigation}>
      {page > 1 && link(page - 1, '‹', labels.previous)}
      {pagesShown(page, pageCount).map((entry) =>
        typeof entry === 'number' ? (
          <span key={entry}>{link(entry, String(entry), labels.page({ page: entry }))}</span>
        ) : (
          <span key={entry} className={paginationStyles.gap} aria-hidden="true">
            …
          </span>
        ),
      )}
      {page < pageCount && link(page + 1, '›', labels.next)}
    </nav>
  );
}

/**
 * Lists the page numbers that a pagination shows: the first, the last, the current and its neighbours. `'gap-start'` and `'gap-end'`
 * replace the numbers left out; a gap of one number shows that number.
 */
export function pagesShown(page: number, pageCount: number): (number | 'gap-start' | 'gap-end')[] {
  const from = page - 1 <= 3 ? 1 : page - 1;
  const to = page + 1 >= pageCount - 2 ? pageCount : page + 1;
  const middle = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return [...(from > 1 ? [1, 'gap-start' as const] : []), ...middle, ...(to < pageCount ? ['gap-end' as const, pageCount] : [])];
}
