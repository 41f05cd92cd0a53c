import { useMessages } from '#client/site.tsx';
import { messages as previewMessages } from '#messages/generated/admin/previews.ts';
import type { LayoutState } from '#schemas/page-admin.ts';
import { visuallyHidden } from '#ui/visually-hidden.tsx';
import { pagesStyles as styles } from './styles.ts';

/** States of several pictures, the worst first: the worst one is shown. */
const worstFirst = ['stale', 'missing', 'unknown', 'fresh'] as const;

/** The picture of a page's first section, with a mark of whether the pictures of all its sections are up to date. */
export function PageThumb({ layouts }: { layouts: readonly LayoutState[] }) {
  const messages = useMessages(previewMessages);
  const first = layouts.find(({ previewUrl }) => previewUrl !== null);
  const worst = worstFirst.find((state) => layouts.some((layout) => layout.state === state));
  return (
    <span className={styles.thumb}>
      {first?.previewUrl && <img src={first.previewUrl} alt="" loading="lazy" />}
      {first && worst && (
        <span className={styles.dot} data-state={worst} title={messages.states[worst]}>
          <span className={visuallyHidden}>{messages.states[worst]}</span>
        </span>
      )}
    </span>
  );
}
