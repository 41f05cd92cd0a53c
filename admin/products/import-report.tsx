import type { ReactNode } from 'react';
import { useMessages } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/admin/products.ts';
import type { ImportReport } from '#schemas/product-import.ts';
import { Alert } from '#ui/alert.tsx';
import { Table } from '#ui/table.tsx';
import { adminStyles as styles } from '../styles.ts';

/** Lists the refused cells, so that they can be found in the spreadsheet. */
export function Refused({ report: { errors, errorCount } }: { report: ImportReport }) {
  const messages = useMessages(allMessages);
  const rows = errors.map((error, index) => ({ ...error, key: String(index) }));
  return (
    <>
      <Alert tone="error" live title={messages.refused({ count: errorCount })}>
        <p>{messages.refusedHelp}</p>
      </Alert>
      {errorCount > errors.length && <p className={styles.muted}>{messages.firstOnes({ count: errors.length })}</p>}
      <Table
        caption={messages.errors}
        rows={rows}
        rowKey={({ key }) => key}
        columns={[
          { key: 'line', header: messages.line, cell: ({ line }) => line },
          {
            key: 'column',
            header: messages.column,
            cell: ({ column }) => column || <span className={styles.muted}>{messages.wholeLine}</span>,
          },
          { key: 'reason', header: messages.reason, cell: ({ reason }) => reason },
        ]}
      />
    </>
  );
}

/** Lists the changes, planned or made; `children` ask for confirmation if there are any. */
export function Changes({ report, children }: { report: ImportReport; children?: ReactNode }) {
  const messages = useMessages(allMessages);
  const { products, declinations, prices, stocks, isWritten } = report;
  const counts: [number, (v: { count: number }) => string][] = [
    [products.added, messages.added],
    [products.changed, messages.changed],
    [declinations.added, messages.declinationsAdded],
    [declinations.changed, messages.declinationsChanged],
    [prices, messages.prices],
    [stocks, messages.stocks],
  ];
  const shown = counts.filter(([count]) => count > 0).map(([count, say]) => say({ count }));
  const isSame = shown.length === 0;
  return (
    <Alert tone={isWritten ? 'success' : 'info'} live title={isSame ? messages.same : isWritten ? messages.done : messages.ready}>
      {!isSame && (
        <ul className={styles.plain}>
          {shown.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      {!isSame && children}
    </Alert>
  );
}
