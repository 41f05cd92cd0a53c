import { useState } from 'react';
import { useMessages, useSite } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/admin/products.ts';
import { Field } from '#ui/field.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { adminStyles as styles } from '../styles.ts';
import { productStyles } from './styles.ts';

/** Orders and payments of a period as files for an accountant; without days, all of them. */
export function AccountingPanel() {
  const messages = useMessages(allMessages);
  const { lang } = useSite();
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const isWrong = from !== '' && to !== '' && from > to;
  const hrefOf = (what: 'order' | 'payment') => `/api/admin/${what}/export.csv?${new URLSearchParams({ lang, from, to })}`;
  return (
    <section className={styles.panel}>
      <h2>{messages.accounting}</h2>
      <div className={productStyles.body}>
        <p>{messages.accountingHelp}</p>
        <div className={productStyles.period}>
          <Field label={messages.from} type="date" value={from} onChange={(event) => setFrom(event.target.value)} />
          <Field
            label={messages.to}
            type="date"
            value={to}
            error={isWrong ? messages.periodWrong : undefined}
            onChange={(event) => setTo(event.target.value)}
          />
        </div>
        {!isWrong && (
          <div className={styles.actions}>
            <LinkButton href={hrefOf('order')} download variant="outline">
              {messages.orders}
            </LinkButton>
            <LinkButton href={hrefOf('payment')} download variant="outline">
              {messages.payments}
            </LinkButton>
          </div>
        )}
      </div>
    </section>
  );
}
