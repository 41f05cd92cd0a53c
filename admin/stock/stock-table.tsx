import { useWords } from '#client/site.tsx';
import type { StockLine } from '#schemas/admin-stock.ts';
import { Button } from '#ui/button.tsx';
import { Picture } from '#ui/picture.tsx';
import { Table } from '#ui/table.tsx';
import { adminStyles as styles } from '../styles.ts';
import { words as allWords } from './words.ts';

type StockTableProps = {
  lines: readonly StockLine[];
  /** How few are few. */
  limit: number;
  isBusy: boolean;
  onCount: (idDeclination: number) => void;
};

/** A page of the stock. What is gone or nearly gone says so. */
export function StockTable({ lines, limit, isBusy, onCount }: StockTableProps) {
  const words = useWords(allWords);
  const leftOf = ({ stock, held }: StockLine) => stock - held;
  const isOut = (line: StockLine) => leftOf(line) <= 0;
  const markOf = (line: StockLine) => (isOut(line) ? words.out : leftOf(line) <= limit && !line.isRental ? words.low : null);
  const nameOf = ({ name, declinationLabel }: StockLine) => [name, declinationLabel].filter(Boolean).join(' · ');
  return (
    <div className={styles.panel}>
      <Table
        caption={words.title}
        rows={lines}
        rowKey={({ idDeclination }) => String(idDeclination)}
        busy={isBusy}
        columns={[
          {
            key: 'product',
            header: words.product,
            cell: (line) => (
              <span className={styles.pictured}>
                <span className={styles.thumb}>{line.image && <Picture image={line.image} alt="" sizes="48px" widths={[160]} />}</span>
                <span className={styles.lines}>
                  <a href={line.url}>{nameOf(line)}</a>
                  <span className={styles.muted}>
                    {[line.reference, line.isRental && words.rental, !line.isSold && words.notSold].filter(Boolean).join(' · ')}
                  </span>
                </span>
              </span>
            ),
          },
          {
            key: 'stock',
            header: words.pieces,
            align: 'end',
            cell: ({ isTracked, stock }) => (isTracked ? stock : <span className={styles.muted}>{words.untracked}</span>),
          },
          { key: 'held', header: words.held, align: 'end', cell: ({ isTracked, held }) => (isTracked && held > 0 ? held : '–') },
          {
            key: 'left',
            header: words.left,
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
            header: words.correct,
            align: 'end',
            cell: (line) =>
              line.isTracked && (
                <Button variant="quiet" aria-label={words.correctOf(nameOf(line))} onClick={() => onCount(line.idDeclination)}>
                  {words.correct}
                </Button>
              ),
          },
        ]}
      />
    </div>
  );
}
