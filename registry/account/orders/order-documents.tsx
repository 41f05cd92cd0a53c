import { useMessages } from '#client/site.tsx';
import { useDates } from '#client/use-dates.ts';
import { messages } from '#messages/generated/registry/account/orders/order-documents.ts';
import type { OrderDocument } from '#schemas/invoice.ts';
import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';
import { Amount } from './amount.tsx';

const styles = {
  title: style({ margin: `0 0 ${theme.space.s}`, fontSize: theme.size.body, color: theme.colour.heading }),
  list: style({ listStyle: 'none', margin: 0, padding: 0, borderTop: `1px solid ${theme.colour.rule}` }),
  item: style({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: `${theme.space.xs} ${theme.space.m}`,
    paddingBlock: theme.space.s,
    borderBottom: `1px solid ${theme.colour.rule}`,
  }),
  link: style({ display: 'inline-block', paddingBlock: theme.space.xs, overflowWrap: 'anywhere' }),
};

/** The invoice and credit notes of an order, to be saved; nothing before it is paid. */
export function OrderDocuments({ documents }: { documents: readonly OrderDocument[] }) {
  const say = useMessages(messages);
  const dates = useDates();
  if (documents.length === 0) return null;
  return (
    <section>
      <h3 className={styles.title}>{say.title}</h3>
      <ul className={styles.list}>
        {documents.map(({ kind, reference, issuedAt, total, currency, isTest, url }) => (
          <li key={reference} className={styles.item}>
            <a className={styles.link} href={url} download={`${reference}.pdf`}>
              {say[kind]} {reference} {say.of({ date: dates.date(issuedAt) })} (PDF{isTest && `, ${say.test}`})
            </a>
            <Amount cents={total} currency={currency} />
          </li>
        ))}
      </ul>
    </section>
  );
}
