import { useMessages } from '#client/site.tsx';
import { useDates } from '#client/use-dates.ts';
import { messages as booksMessages } from '#messages/generated/admin/payments/books.ts';
import { Amount } from '#registry/account/orders/amount.tsx';
import type { BookDay } from '#schemas/payment-books.ts';
import { Table } from '#ui/table.tsx';
import { adminStyles as styles } from '../styles.ts';

const hasMoved = ({ orders, payments, refunds, invoices, creditNotes, payouts, problems }: BookDay): boolean =>
  problems > 0 || [orders, payments, refunds, invoices, creditNotes, payouts].some(({ count }) => count > 0);

/** The shop's money day by day, the last day first; days on which nothing happened are left out. */
export function BookDays({ days: all }: { days: readonly BookDay[] }) {
  const days = all.filter(hasMoved);
  const messages = useMessages(booksMessages);
  const dates = useDates();
  const cell = ({ count, total }: { count: number; total: number }) =>
    count === 0 ? (
      <span className={styles.muted}>0</span>
    ) : (
      <span>
        <Amount cents={total} /> <span className={styles.note}>{messages.count({ count })}</span>
      </span>
    );
  return (
    <section className={styles.panel}>
      <h2>{messages.days}</h2>
      {days.length === 0 ? (
        <p className={styles.muted}>{messages.noDay}</p>
      ) : (
        <Table
          caption={messages.days}
          rows={days.toReversed()}
          rowKey={({ day }) => day}
          columns={[
            { key: 'day', header: messages.day, cell: ({ day }) => dates.day(day) },
            { key: 'orders', header: messages.orders, cell: ({ orders }) => cell(orders), align: 'end' },
            { key: 'payments', header: messages.payments, cell: ({ payments }) => cell(payments), align: 'end' },
            { key: 'invoices', header: messages.invoices, cell: ({ invoices }) => cell(invoices), align: 'end' },
            { key: 'refunds', header: messages.refunds, cell: ({ refunds }) => cell(refunds), align: 'end' },
            { key: 'creditNotes', header: messages.creditNotes, cell: ({ creditNotes }) => cell(creditNotes), align: 'end' },
            { key: 'payouts', header: messages.payouts, cell: ({ payouts }) => cell(payouts), align: 'end' },
            {
              key: 'problems',
              header: messages.differences,
              cell: ({ problems }) => (problems > 0 ? <span className={styles.alert}>{problems}</span> : '0'),
              align: 'end',
            },
          ]}
        />
      )}
    </section>
  );
}
