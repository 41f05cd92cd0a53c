import { useEffect, useState } from 'react';
import { browserApi } from '#client/browser-api.ts';
import { readPanelAgain } from '#client/queries/admin.ts';
import { useWords } from '#client/site.tsx';
import { notify } from '#client/toasts.ts';
import { useSend } from '#registry/form-parts/use-send.ts';
import type { StockLine } from '#schemas/admin-stock.ts';
import { Field } from '#ui/field.tsx';
import { AskDialog, errorAt } from '../ask-dialog.tsx';
import { StockMoves } from './stock-moves.tsx';
import { words as allWords } from './words.ts';

/** Takes what somebody counted, with the reason; below, what changed the stock before. Null: nothing is being counted. */
export function CountDialog({ line, onClose }: { line: StockLine | null; onClose: () => void }) {
  const words = useWords(allWords);
  const [number, setNumber] = useState('');
  const [note, setNote] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const { send, status, failure, reset } = useSend();
  const id = line?.idDeclination;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another product begins anew; that its number changed meanwhile does not.
  useEffect(() => {
    reset();
    setNumber(line ? String(Math.max(0, line.stock)) : '');
    setNote('');
    setIsWrong(false);
  }, [id]);
  const save = () => {
    if (!line) return;
    const isNumber = /^\d{1,7}$/.test(number.trim());
    setIsWrong(!isNumber);
    if (!isNumber) return;
    send(async () => {
      const body = { stock: Number(number), seen: line.stock, note };
      try {
        await browserApi.call('PUT /admin/stock/{id}', { params: { id: line.idDeclination }, body });
      } finally {
        // Refused because it changed meanwhile: then what it is now stands in the list.
        await readPanelAgain();
      }
      onClose();
      notify({ kind: 'success', text: words.saved });
    });
  };
  return (
    <AskDialog
      open={line !== null}
      title={words.ask(line?.name ?? '')}
      action={words.save}
      busy={status === 'busy'}
      failure={failure}
      onClose={onClose}
      onConfirm={save}
    >
      <Field
        label={words.number}
        name="stock"
        inputMode="numeric"
        hint={words.hint(line?.held ?? 0)}
        value={number}
        error={isWrong ? words.numberWrong : errorAt(failure, 'stock')}
        onChange={(event) => setNumber(event.target.value)}
      />
      <Field
        label={words.why}
        name="note"
        maxLength={300}
        suggestions={words.whys}
        value={note}
        error={errorAt(failure, 'note')}
        onChange={(event) => setNote(event.target.value)}
      />
      {line && <StockMoves id={line.idDeclination} />}
    </AskDialog>
  );
}
