import type { ReactNode } from 'react';
import { useWords } from '#client/site.tsx';
import type { ImportReport } from '#schemas/product-import.ts';
import { Alert } from '#ui/alert.tsx';
import { Table } from '#ui/table.tsx';
import { adminStyles as styles } from '../styles.ts';
import { words as allWords } from './words.ts';

/** What is refused, cell by cell, so that it is found in the spreadsheet. */
export function Refused({ report: { errors, errorCount } }: { report: ImportReport }) {
  const words = useWords(allWords);
  const rows = errors.map((error, index) => ({ ...error, key: String(index) }));
  return (
    <>
      <Alert tone="error" live title={words.refused(errorCount)}>
        <p>{words.refusedHelp}</p>
      </Alert>
      {errorCount > errors.length && <p className={styles.muted}>{words.firstOnes(errors.length)}</p>}
      <Table
        caption={words.errors}
        rows={rows}
        rowKey={({ key }) => key}
        columns={[
          { key: 'line', header: words.line, cell: ({ line }) => line },
          { key: 'column', header: words.column, cell: ({ column }) => column || <span className={styles.muted}>{words.wholeLine}</span> },
          { key: 'reason', header: words.reason, cell: ({ reason }) => reason },
        ]}
      />
    </>
  );
}

/** What changes, or changed; `children` ask for the yes, where there is anything to say yes to. */
export function Changes({ report, children }: { report: ImportReport; children?: ReactNode }) {
  const words = useWords(allWords);
  const { products, declinations, prices, stocks, isWritten } = report;
  const counts: [number, (count: number) => string][] = [
    [products.added, words.added],
    [products.changed, words.changed],
    [declinations.added, words.declinationsAdded],
    [declinations.changed, words.declinationsChanged],
    [prices, words.prices],
    [stocks, words.stocks],
  ];
  const shown = counts.filter(([count]) => count > 0).map(([count, say]) => say(count));
  const isSame = shown.length === 0;
  return (
    <Alert tone={isWritten ? 'success' : 'info'} live title={isSame ? words.same : isWritten ? words.done : words.ready}>
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
