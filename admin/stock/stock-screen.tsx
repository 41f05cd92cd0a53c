import { useState } from 'react';
import { adminStockQuery } from '#client/queries/admin.ts';
import { useServerState } from '#client/query-client.ts';
import { useMessages } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/admin/stock.ts';
import type { StockLine, StockState } from '#schemas/admin-stock.ts';
import { Button } from '#ui/button.tsx';
import { Picture } from '#ui/picture.tsx';
import { List } from '../list/list.tsx';
import { nbItem, useListState } from '../list/list-state.ts';
import { adminStyles as styles } from '../styles.ts';
import { CountDialog } from './count-dialog.tsx';

const states = ['OUT', 'LOW', 'HELD', 'WAITED'] as const satisfies readonly StockState[];

const leftOf = ({ stock, held }: StockLine) => stock - held;
const nameOf = ({ name, declinationLabel }: StockLine) => [name, declinationLabel].filter(Boolean).join(' · ');

/** Stock of the products for sale and for rent. */
export function StockScreen() {
  const messages = useMessages(allMessages);
  const list = useListState();
  const state = list.chosen('state', states);
  const answer = useServerState(adminStockQuery({ page: list.page, nbItem, state, search: list.search }));
  const [counted, setCounted] = useState<number | null>(null);
  const { data } = answer;
  return (
    <>
      <List
        list={list}
        name="stock"
        title={messages.title}
        count={data && messages.count({ count: data.total })}
        total={data?.total}
        answer={answer}
        none={messages.none}
        empty={{ icon: 'shop', title: messages.noneYet, text: messages.noneYetText }}
        searchHint={messages.searchHint}
        filters={[
          {
            label: messages.state,
            name: 'state',
            value: state,
            every: messages.everyState,
            options: states.map((value) => ({ value, label: messages.states[value] })),
          },
        ]}
        views={states.map((value) => ({ name: messages.states[value], narrowing: { state: value } }))}
        rows={data?.lines ?? []}
        rowKey={({ idDeclination }) => String(idDeclination)}
        head={{
          header: messages.product,
          label: nameOf,
          href: ({ url }) => url,
          note: (line) => <Notes line={line} />,
          picture: ({ image }) => (
            <span className={styles.thumb}>{image && <Picture image={image} alt="" sizes="48px" widths={[160]} />}</span>
          ),
        }}
        columns={[
          {
            key: 'stock',
            header: messages.pieces,
            align: 'end',
            cell: ({ isTracked, stock }) => (isTracked ? stock : <span className={styles.muted}>{messages.untracked}</span>),
          },
          { key: 'held', header: messages.held, align: 'end', cell: ({ isTracked, held }) => (isTracked && held > 0 ? held : '–') },
          { key: 'left', header: messages.left, align: 'end', cell: (line) => <Left line={line} limit={data?.limit ?? 0} /> },
          {
            key: 'do',
            header: messages.correct,
            align: 'end',
            cell: (line) =>
              line.isTracked && (
                <Button
                  variant="quiet"
                  aria-label={messages.correctOf({ name: nameOf(line) })}
                  onClick={() => setCounted(line.idDeclination)}
                >
                  {messages.correct}
                </Button>
              ),
          },
        ]}
      />
      <CountDialog line={data?.lines.find(({ idDeclination }) => idDeclination === counted) ?? null} onClose={() => setCounted(null)} />
    </>
  );
}

/** Details that distinguish a product from others, and the number of stock alerts. */
function Notes({ line: { reference, isRental, isSold, waiting } }: { line: StockLine }) {
  const messages = useMessages(allMessages);
  return (
    <span className={styles.lines}>
      <span>{[reference, isRental && messages.rental, !isSold && messages.notSold].filter(Boolean).join(' · ')}</span>
      {waiting > 0 && <span>{messages.waiting({ count: waiting })}</span>}
    </span>
  );
}

/** Number of pieces for sale, with a mark if it is 0 or low. @param limit a number up to it is low */
function Left({ line, limit }: { line: StockLine; limit: number }) {
  const messages = useMessages(allMessages);
  if (!line.isTracked) return '–';
  const isOut = leftOf(line) <= 0;
  const mark = isOut ? messages.out : leftOf(line) <= limit && !line.isRental ? messages.low : null;
  return (
    <span>
      {Math.max(0, leftOf(line))}
      {mark && <span className={isOut ? styles.alert : styles.note}>{mark}</span>}
    </span>
  );
}
