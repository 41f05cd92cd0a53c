import { useMessages } from '#client/site.tsx';
import { useDates } from '#client/use-dates.ts';
import { messages as allMessages } from '#messages/generated/admin/pages.ts';
import type { AdminPage } from '#schemas/page-admin.ts';
import { pagesStyles as styles } from './styles.ts';

/** Marks of a page: whether visitors see it, what waits to be published, and its issues. */
export function PageMarks({ page }: { page: Pick<AdminPage, 'state' | 'hasDraft' | 'scheduledAt' | 'issues' | 'showInMenu' | 'locales'> }) {
  const messages = useMessages(allMessages);
  const dates = useDates();
  const { state, hasDraft, scheduledAt, issues, showInMenu, locales } = page;
  return (
    <span className={styles.marks}>
      {issues > 0 && (
        <span className={styles.mark} data-tone="bad">
          {messages.issues({ count: issues })}
        </span>
      )}
      {scheduledAt && (
        <span className={styles.mark} data-tone="warn">
          {messages.scheduled({ moment: dates.moment(scheduledAt) })}
        </span>
      )}
      {hasDraft && state !== 'draft' && (
        <span className={styles.mark} data-tone="warn">
          {messages.changed}
        </span>
      )}
      {!showInMenu && <span className={styles.mark}>{messages.notInMenu}</span>}
      {locales.length > 1 && <span className={styles.mark}>{locales.map((locale) => locale.slice(0, 2).toUpperCase()).join(' ')}</span>}
      <span className={styles.mark} data-tone={state === 'published' ? 'good' : undefined}>
        {messages.states[state]}
      </span>
    </span>
  );
}
