import { useMessages } from '#client/site.tsx';
import { Amount } from '#registry/order-parts/amount.tsx';
import { useDates } from '#registry/order-parts/use-dates.ts';
import type { BookProblem } from '#schemas/payment-books.ts';
import { Table } from '#ui/table.tsx';
import { adminStyles as styles } from '../styles.ts';
import { booksMessages } from './books-messages.ts';

/** What does not fit together, each with the way to its order. */
export function BookProblems({ problems }: { problems: readonly BookProblem[] }) {
  const messages = useMessages(booksMessages);
  const dates = useDates();
  const title = messages.problems(problems.length);
  return (
    <section className={styles.panel}>
      <h2>{title}</h2>
      {problems.length === 0 ? (
        <p className={styles.muted}>{messages.noProblem}</p>
      ) : (
        <Table
          caption={title}
          rows={problems}
          rowKey={({ kind, reference, at }) => `${kind} ${reference} ${at}`}
          columns={[
            { key: 'kind', header: messages.what, cell: ({ kind }) => <strong>{messages.kinds[kind]}</strong> },
            {
              key: 'reference',
              header: messages.about,
              cell: ({ idOrder, reference }) => (idOrder ? <a href={`/admin/orders/${idOrder}#payments`}>{reference}</a> : reference),
            },
            { key: 'at', header: messages.at, cell: ({ at }) => dates.date(at) },
            { key: 'amount', header: messages.amount, cell: ({ amount }) => <Amount cents={amount} />, align: 'end' },
          ]}
        />
      )}
    </section>
  );
}
