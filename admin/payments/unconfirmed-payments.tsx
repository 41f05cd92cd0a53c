import { useId, useState } from 'react';
import { browserApi } from '#client/browser-api.ts';
import { unconfirmedPaymentsQuery } from '#client/queries/admin-payments.ts';
import { useServerState } from '#client/query-client.ts';
import { useMessages } from '#client/site.tsx';
import { useDates } from '#client/use-dates.ts';
import { messages as unconfirmedMessages } from '#messages/generated/admin/order/unconfirmed.ts';
import { Amount } from '#registry/account/orders/amount.tsx';
import type { BankListReport, UnconfirmedPayment } from '#schemas/payment-books.ts';
import { Alert } from '#ui/alert.tsx';
import { RetryAlert } from '#ui/retry-alert.tsx';
import { Table } from '#ui/table.tsx';
import { errorAt, FailureAlert } from '../call/failure-alert.tsx';
import { usePanelMutation } from '../call/use-panel-mutation.ts';
import { ListPages } from '../list/list-pages.tsx';
import { nbItem } from '../list/list-state.ts';
import { productStyles } from '../products/styles.ts';
import { adminStyles as styles } from '../styles.ts';

/** Paid orders that the bank has not confirmed, and its list that does. Nothing where there is none. */
export function UnconfirmedPayments() {
  const messages = useMessages(unconfirmedMessages);
  const [page, setPage] = useState(1);
  const [report, setReport] = useState<BankListReport | null>(null);
  const { data, isError, refetch } = useServerState(unconfirmedPaymentsQuery({ page, nbItem }));
  if (isError && !data) return <RetryAlert text={messages.failed} label={messages.retry} onRetry={() => void refetch()} />;
  if (!data || (data.total === 0 && !report)) return null;
  return (
    <section className={styles.panel} id="bank-list">
      <h2>{data.total === 0 ? messages.none : messages.count({ count: data.total })}</h2>
      <div className={styles.ask}>
        {data.total > 0 && (
          <>
            <p className={styles.muted}>{messages.intro}</p>
            <PaymentsTable caption={messages.count({ count: data.total })} payments={data.payments} />
            <ListPages page={page} total={data.total} hrefOf={(target) => `?unconfirmed=${target}`} onChange={setPage} />
          </>
        )}
        {report && <BankListOutcome report={report} />}
        {data.total > 0 && <BankListFile onRead={setReport} />}
      </div>
    </section>
  );
}

function PaymentsTable({ caption, payments }: { caption: string; payments: readonly UnconfirmedPayment[] }) {
  const messages = useMessages(unconfirmedMessages);
  const dates = useDates();
  return (
    <Table
      caption={caption}
      rows={payments}
      rowKey={({ idOrder }) => idOrder}
      columns={[
        {
          key: 'order',
          header: messages.order,
          cell: ({ idOrder, orderReference }) => <a href={`/admin/orders/${idOrder}`}>{orderReference}</a>,
        },
        { key: 'number', header: messages.number, cell: ({ transaction }) => transaction },
        { key: 'reference', header: messages.listReference, cell: ({ providerReference }) => providerReference },
        { key: 'paidAt', header: messages.paidAt, cell: ({ paidAt }) => dates.date(paidAt) },
        {
          key: 'total',
          header: messages.total,
          cell: ({ amount, currency }) => <Amount cents={amount} currency={currency} />,
          align: 'end',
        },
      ]}
    />
  );
}

/** The payments that the bank's list confirmed, and those that it raises a doubt about. */
export function BankListOutcome({ report: { rows, confirmed, doubtful, waiting } }: { report: BankListReport }) {
  const messages = useMessages(unconfirmedMessages);
  return (
    <>
      <Alert tone={confirmed.length > 0 && waiting === 0 ? 'success' : 'info'} live>
        <p>
          {messages.report({ rows, confirmed: confirmed.length })} {waiting > 0 && messages.waiting({ count: waiting })}
        </p>
      </Alert>
      {doubtful.length > 0 && (
        <Alert tone="warning" title={messages.doubtful}>
          <ul className={styles.plain}>
            {doubtful.map(({ idOrder, orderReference, doubt }) => (
              <li key={idOrder}>
                <a href={`/admin/orders/${idOrder}`}>{orderReference}</a> : {messages.doubts[doubt]}
              </li>
            ))}
          </ul>
        </Alert>
      )}
    </>
  );
}

function BankListFile({ onRead }: { onRead: (report: BankListReport) => void }) {
  const messages = useMessages(unconfirmedMessages);
  const id = useId();
  const { mutate, isPending, failure } = usePanelMutation({
    mutationFn: async (file: File) => onRead(await browserApi.call('POST /admin/payment/bank-list', { body: { files: { file } } })),
    done: messages.read,
  });
  const error = errorAt(failure, 'file');
  return (
    <>
      <div className={productStyles.file}>
        <label htmlFor={id}>{messages.file}</label>
        <input
          id={id}
          type="file"
          accept=".csv,text/csv"
          disabled={isPending}
          // The same file, corrected, can be chosen again.
          onClick={(event) => {
            event.currentTarget.value = '';
          }}
          onChange={(event) => {
            const file = event.target.files?.[0];
            if (file) mutate(file);
          }}
        />
        {isPending && <progress className={productStyles.progress} aria-label={messages.reading} />}
      </div>
      {error && (
        <Alert tone="error" live>
          <p>{error}</p>
        </Alert>
      )}
      <FailureAlert failure={failure} />
    </>
  );
}
