import { reconciliationQuery } from '#client/queries/admin-payments.ts';
import { useServerState } from '#client/query-client.ts';
import { useMessages, useSite } from '#client/site.tsx';
import { messages as booksMessages } from '#messages/generated/admin/payments/books.ts';
import { Amount } from '#registry/account/orders/amount.tsx';
import { ReconciliationQuery } from '#schemas/calls/payments.ts';
import type { Reconciliation } from '#schemas/payment-books.ts';
import { Field } from '#ui/field.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { RetryAlert } from '#ui/retry-alert.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { nbItem, readPage } from '../list/list-state.ts';
import { useSessionEnd } from '../require-admin.tsx';
import { adminStyles as styles } from '../styles.ts';
import { usePageQuery } from '../use-page-query.ts';
import { BookDays } from './book-days.tsx';
import { BookProblems } from './book-problems.tsx';
import { PaymentSections } from './payment-sections.tsx';
import { Payouts } from './payouts.tsx';
import { paymentStyles } from './styles.ts';
import { UnconfirmedPayments } from './unconfirmed-payments.tsx';

/** A day of the address; undefined where it names none. */
const Day = ReconciliationQuery.shape.from.catch(undefined);

/** The shop's money by day: what does not fit together first. */
export function BooksScreen() {
  const messages = useMessages(booksMessages);
  const { lang } = useSite();
  const query = usePageQuery();
  const [from, to] = [Day.parse(query.get('from')), Day.parse(query.get('to'))];
  const isWrong = Boolean(from && to && from > to);
  const period = isWrong ? {} : { ...(from && { from }), ...(to && { to }) };
  const page = readPage(query.get('page'));
  const { data, error, isError, refetch } = useServerState(reconciliationQuery({ ...period, page, nbItem }));
  useSessionEnd(error);
  return (
    <>
      <div className={styles.head}>
        <h1>{messages.title}</h1>
      </div>
      <PaymentSections current="books" />
      <p className={styles.muted}>{messages.intro}</p>
      <div className={paymentStyles.period}>
        <Field
          label={messages.from}
          type="date"
          value={from ?? data?.from ?? ''}
          onChange={({ target }) => query.set({ from: target.value, page: '' })}
        />
        <Field
          label={messages.to}
          type="date"
          value={to ?? data?.to ?? ''}
          error={isWrong ? messages.periodWrong : undefined}
          onChange={({ target }) => query.set({ to: target.value, page: '' })}
        />
        {data && !isWrong && (
          <div className={styles.actions}>
            <LinkButton
              href={`/api/admin/payment/reconciliation.csv?${new URLSearchParams({ from: data.from, to: data.to, lang })}`}
              download
              variant="outline"
            >
              {messages.csv}
            </LinkButton>
            <LinkButton
              href={`/api/admin/sales/report.csv?${new URLSearchParams({ from: data.from, to: data.to, lang })}`}
              download
              variant="outline"
            >
              {messages.salesReport}
            </LinkButton>
            <LinkButton
              href={`/api/admin/sales/fec.txt?${new URLSearchParams({ from: data.from, to: data.to })}`}
              download
              variant="outline"
            >
              {messages.fec}
            </LinkButton>
          </div>
        )}
      </div>
      {isError && !data && <RetryAlert text={messages.failed} label={messages.retry} onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton label={messages.loading} bars={[4, 4, 12]} />}
      <UnconfirmedPayments />
      {data && <Period books={data} page={page} onPage={(target) => query.set({ page: String(target) })} />}
      <Payouts />
    </>
  );
}

type PeriodProps = { books: Reconciliation; page: number; onPage: (page: number) => void };

function Period({ books, page, onPage }: PeriodProps) {
  const messages = useMessages(booksMessages);
  const { total, notPaidOut } = books;
  const figures = [
    [messages.orders, total.orders.total],
    [messages.payments, total.payments.total],
    [messages.refunds, total.refunds.total],
    [messages.invoices, total.invoices.total],
    [messages.creditNotes, total.creditNotes.total],
    [messages.payouts, total.payouts.total],
    [messages.fees, total.payouts.fees],
    [messages.notPaidOut, notPaidOut],
  ] as const;
  return (
    <>
      <BookProblems problems={books.problems} count={books.problemCount} page={page} onPage={onPage} />
      <section className={styles.panel}>
        <h2>{messages.total}</h2>
        <dl className={paymentStyles.figures}>
          {figures.map(([label, cents]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <Amount cents={cents} />
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <BookDays days={books.days} />
    </>
  );
}
