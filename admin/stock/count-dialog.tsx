import { useEffect, useState } from 'react';
import { browserApi } from '#client/browser-api.ts';
import { useMessages } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/admin/stock.ts';
import type { StockLine } from '#schemas/admin-stock.ts';
import { Field } from '#ui/field.tsx';
import { AskDialog } from '../ask-dialog.tsx';
import { errorAt } from '../call/failure-alert.tsx';
import { usePanelMutation } from '../call/use-panel-mutation.ts';
import { StockMoves } from './stock-moves.tsx';

/** Takes what somebody counted, with the reason; below, what changed the stock before. Null: nothing is being counted. */
export function CountDialog({ line, onClose }: { line: StockLine | null; onClose: () => void }) {
  const messages = useMessages(allMessages);
  const [number, setNumber] = useState('');
  const [note, setNote] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const count = usePanelMutation({
    mutationFn: ({ idDeclination, stock: seen }: StockLine) =>
      browserApi.call('PUT /admin/stock/{id}', { params: { id: idDeclination }, body: { stock: Number(number), seen, note } }),
    done: messages.saved,
    onSuccess: onClose,
  });
  const id = line?.idDeclination;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another product begins anew; that its number changed meanwhile does not.
  useEffect(() => {
    setNumber(line ? String(Math.max(0, line.stock)) : '');
    setNote('');
    setIsWrong(false);
  }, [id]);
  const save = () => {
    if (!line) return;
    const isNumber = /^\d{1,7}$/.test(number.trim());
    setIsWrong(!isNumber);
    if (isNumber) count.mutate(line);
  };
  return (
    <AskDialog
      open={line !== null}
      title={messages.ask({ name: [line?.name, line?.declinationLabel].filter(Boolean).join(' · ') })}
      action={messages.save}
      mutation={count}
      onClose={onClose}
      onConfirm={save}
    >
      <Field
        label={messages.number}
        name="stock"
        inputMode="numeric"
        hint={messages.hint({ held: line?.held ?? 0 })}
        value={number}
        error={isWrong ? messages.numberWrong : errorAt(count.failure, 'stock')}
        onChange={(event) => setNumber(event.target.value)}
      />
      <Field
        label={messages.why}
        name="note"
        maxLength={300}
        suggestions={Object.values(messages.whys)}
        value={note}
        error={errorAt(count.failure, 'note')}
        onChange={(event) => setNote(event.target.value)}
      />
      {line && <StockMoves id={line.idDeclination} />}
    </AskDialog>
  );
}
