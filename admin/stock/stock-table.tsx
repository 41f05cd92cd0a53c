import { useMessages } from '#client/site.tsx';
import type { StockLine } from '#schemas/admin-stock.ts';
import { Button } from '#ui/button.tsx';
import { Picture } from '#ui/picture.tsx';
import { Table } from '#ui/table.tsx';
import { adminStyles as styles } from '../styles.ts';
import { messages as allMessages } from './messages.ts';

type StockTableProps = {
  lines: readonly StockLine[];
  /** How few are few. */
  limit: number;
  isBusy: boolean;
  onCount: (idDeclination: number) => void;
};

/** A page of the stock. What is gone or nearly gone says so. */
export function StockTable({ lines, limit, isBusy, onCount }: StockTableProps) {
  const messages = useMessages(allMessages);
  const leftOf = ({ stock, held }: StockLine) => stock - held;
  const isOut = (line: StockLine) => leftOf(line) <= 0;
  const markOf = (line: StockLine) => (isOut(line) ? messages.out : leftOf(line) <= limit && !line.isRental ? messages.low : null);
  const nameOf = ({ name, declinationLabel }: StockLine) => [name, declinationLabel].filter(Boolean).join(' · ');
  return (
    <div className={styles.panel}>
      <Table
        caption={messages.title}
        rows={lines}
        rowKey={({ idDeclination }) => String(idDeclination)}
        busy={isBusy}
        columns={[
          {
            key: 'product',
            header: messages.product,
            cell: (line) => (
              <span className={styles.pictured}>
                <span className={styles.thumb}>{line.image && <Picture image={line.image} alt="" sizes="48px" widths={[160]} />}</span>
                <span className={styles.lines}>
                  <a href={line.url}>{nameOf(line)}</a>
                  <span className={styles.muted}>
                    {[line.reference, line.isRental && messages.rental, !line.isSold && messages.notSold].filter(Boolean).join(' · ')}
                  </span>
                  {line.waiting > 0 && <span className={styles.muted}>{messages.waiting(line.waiting)}</span>}
                </span>
              </span>
            ),
          },
          {
            key: 'stock',
            header: messages.pieces,
            align: 'end',
            cell: ({ isTracked, stock }) => (isTracked ? stock : <span className={styles.muted}>{messages.untracked}</span>),
          },
          { key: 'held', header: messages.held, align: 'end', cell: ({ isTracked, held }) => (isTracked && held > 0 ? held : '–') },
          {
            key: 'left',
            header: messages.left,
            align: 'end',
            cell: (line) =>
              line.isTracked ? (
                <span>
                  {Math.max(0, leftOf(line))}
                  {markOf(line) && <span className={isOut(line) ? styles.alert : styles.note}>{markOf(line)}</span>}
                </span>
              ) : (
                '–'
              ),
          },
          {
            key: 'do',
            header: messages.correct,
            align: 'end',
            cell: (line) =>
              line.isTracked && (
                <Button variant="quiet" aria-label={messages.correctOf(nameOf(line))} onClick={() => onCount(line.idDeclination)}>
                  {messages.correct}
                </Button>
              ),
          },
        ]}
      />
    </div>
  );
}
