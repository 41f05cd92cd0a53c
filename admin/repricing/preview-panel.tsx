import { type ReactNode, useEffect, useRef } from 'react';
import { useMoney } from '#client/money.tsx';
import { useMessages } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/admin/repricing.ts';
import type { RepricingPreview } from '#schemas/repricing.ts';
import { formatPrice } from '#ui/format-price.ts';
import { Table } from '#ui/table.tsx';
import { productStyles } from '../products/styles.ts';
import { adminStyles as styles } from '../styles.ts';
import { repricingStyles } from './styles.ts';

/** Effect of a change before it starts: how many products, the first of them before and after, what is left and why. `children` start it. */
export function PreviewPanel({ preview, children }: { preview: RepricingPreview; children: ReactNode }) {
  const messages = useMessages(allMessages);
  const money = useMoney();
  const title = useRef<HTMLHeadingElement>(null);
  const { total, changed, rows, skipped } = preview;
  // A reader of screens is taken to what the press brought.
  useEffect(() => title.current?.focus(), []);
  const range = ({ min, max }: RepricingPreview['rows'][number]['before']) =>
    min === max ? formatPrice(min, money) : messages.range({ min: formatPrice(min, money), max: formatPrice(max, money) });
  return (
    <section className={styles.panel} aria-label={messages.previewTitle}>
      <h2 ref={title} tabIndex={-1}>
        {messages.previewTitle}
      </h2>
      <div className={productStyles.body}>
        <p>{changed === 0 ? messages.nothing : messages.counts({ changed, total })}</p>
        {rows.length > 0 && (
          <>
            {rows.length < changed && <p className={styles.note}>{messages.first({ count: rows.length })}</p>}
            <Table
              caption={messages.previewTitle}
              rows={rows}
              rowKey={({ slug }) => slug}
              columns={[
                { key: 'name', header: messages.product, cell: ({ name }) => name },
                { key: 'before', header: messages.before, align: 'end', cell: ({ before }) => range(before) },
                { key: 'after', header: messages.after, align: 'end', cell: ({ after }) => <strong>{range(after)}</strong> },
              ]}
            />
          </>
        )}
        {skipped.length > 0 && (
          <div className={repricingStyles.left}>
            <h3>{messages.left}</h3>
            <ul className={styles.plain}>
              {skipped.map(({ reason, count, names }) => (
                <li key={reason}>
                  {messages.leftBy({ count, reason: messages.reasons[reason], names: names.join(', '), isMore: count > names.length })}
                </li>
              ))}
            </ul>
          </div>
        )}
        {changed > 0 && children}
      </div>
    </section>
  );
}
