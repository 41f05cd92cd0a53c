import { adminMailsQuery } from '#client/queries/admin.ts';
import { useServerState } from '#client/query-client.ts';
import { useWords } from '#client/site.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { RetryAlert } from '#ui/retry-alert.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { MailPreview } from './mail-preview.tsx';
import { MailsTable } from './mails-table.tsx';
import { type AdminPageProps, Shell } from './shell.tsx';
import { adminStyles as styles } from './styles.ts';
import { usePageQuery } from './use-page-query.ts';
import { words as allWords } from './words.ts';

const nbItem = 25;

/** Every message the shop sent or is about to send. */
export function MailsScreen(props: AdminPageProps) {
  return (
    <Shell {...props}>
      <Mails />
    </Shell>
  );
}

function Mails() {
  const words = useWords(allWords);
  const query = usePageQuery();
  const page = Math.max(1, Number.parseInt(query.get('page'), 10) || 1);
  const { data, isError, isPlaceholderData, refetch } = useServerState(adminMailsQuery({ page, nbItem }));
  const chosen = data?.mails.find(({ id }) => String(id) === query.get('mail'));
  return (
    <>
      <div className={styles.head}>
        <h1>{words.mails}</h1>
        <span className={styles.muted} role="status">
          {data && words.mailCount(data.total)}
        </span>
      </div>
      {isError && <RetryAlert text={words.error} label={words.retry} onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton label={words.loading} bars={[2.5, 2.5, 2.5]} />}
      {data?.mails.length === 0 && <p>{words.noMail}</p>}
      {data && data.mails.length > 0 && (
        <div className={styles.two}>
          <div>
            <MailsTable mails={data.mails} chosen={chosen} isBusy={isPlaceholderData} onChoose={(id) => query.set({ mail: String(id) })} />
            <Pagination
              page={page}
              pageCount={Math.ceil(data.total / nbItem)}
              hrefOf={(target) => `?page=${target}`}
              onChange={(target) => query.set({ page: String(target), mail: '' })}
              labels={{ navigation: words.pages, previous: words.previous, next: words.next, page: words.page }}
            />
          </div>
          <div className={styles.panel}>{chosen ? <MailPreview mail={chosen} /> : <p className={styles.muted}>{words.choose}</p>}</div>
        </div>
      )}
    </>
  );
}
