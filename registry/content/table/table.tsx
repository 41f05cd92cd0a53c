import { useMessages } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/registry/content/table.ts';
import type { TableProps } from '#registry/generated/table.ts';
import type { BlockProps } from '#renderer/types.ts';
import { visuallyHidden } from '#ui/visually-hidden.tsx';
import { tableBlockStyles as styles } from './styles.ts';

type Cell = { key: string; text: string; column: TableProps['columns'][number] };

/** The cells of a row, one a column whatever the owner wrote; keys stand for the places, as texts may repeat. */
const cellsOf = (columns: TableProps['columns'], texts: readonly string[]): Cell[] =>
  columns.map((column, index) => ({ key: `column-${index}`, text: texts[index] ?? '', column }));

export function Table({ node }: BlockProps<TableProps>) {
  const messages = useMessages(allMessages);
  const { caption, showCaption, columns, rows, headerColumn, onPhone, stripes } = node.props;
  const captionId = `${node.id}-caption`;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard (WCAG 2.1.1)
    <section className={styles.frame} tabIndex={0} aria-labelledby={captionId}>
      <table className={`${styles.table} ${styles.phones[onPhone]} ${styles.stripes[`${stripes}`]}`}>
        <caption id={captionId} className={showCaption ? styles.caption : visuallyHidden}>
          {caption}
        </caption>
        <thead className={styles.heads[onPhone]}>
          <tr>
            {cellsOf(columns, []).map(({ key, column }) => (
              <th key={key} scope="col" data-align={column.align}>
                {column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows never move, and their texts may repeat
            <tr key={place}>
              {cellsOf(columns, row.cells).map(({ key, text, column }) =>
                headerColumn && key === 'column-0' ? (
                  <th key={key} scope="row" data-align={column.align}>
                    {text}
                  </th>
                ) : (
                  <td key={key} data-label={column.title} data-align={column.align}>
                    {text}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length === 0 && <p className={styles.empty}>{messages.empty}</p>}
    </section>
  );
}
export default Table;
