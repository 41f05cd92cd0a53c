import { useMessages } from '#client/site.tsx';
import { useDates } from '#client/use-dates.ts';
import { messages as booksMessages } from '#messages/generated/admin/payments/books.ts';
import { Amount } from '#registry/account/orders/amount.tsx';
import type { BookProblem } from '#schemas/payment-books.ts';
import { Table } from '#ui/table.tsx';
import { ListPages } from '../list/list-pages.tsx';
import { adminStyles as styles } from '../styles.ts';

type BookProblemsProps = {
  /** Those of a page, and how many there are. */
  problems: readonly BookProblem[];
  count: number;
  page: number;
  onPage: (page: number) => void;
};

/** Lists the mismatches in the books, each with a link to its order. */
export function BookProblems({ problems, count, page, onPage }: BookProblemsProps) {
  const messages = useMessages(booksMessages);
  const dates = useDates();
  const title = messages.problems({ count });
  return (
    <section className={styles.panel}>
      <h2>{title}</h2>
      {count === 0 ? (
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
            {
              key: 'amount',
              header: messages.amount,
              cell: ({ amount, currency }) => <Amount cents={amount} currency={currency} />,
              align: 'end',
            },
          ]}
        />
      )}
      <ListPages page={page} total={count} hrefOf={(target) => `?page=${target}`} onChange={onPage} />
    </section>
  );
}
