import { useId, useRef } from 'react';
import { useMessages } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/admin/products.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { adminStyles as styles } from '../styles.ts';
import { Changes, Refused } from './import-report.tsx';
import { productStyles } from './styles.ts';
import { useImport } from './use-import.ts';

/** Takes a file, says what it would change or what is wrong with it, and imports it after a yes. */
export function ImportPanel() {
  const messages = useMessages(allMessages);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { state, choose, confirm, giveUp } = useImport(messages.task);
  const isBusy = state.step === 'checking' || state.step === 'importing';
  const clear = () => {
    giveUp();
    if (input.current) input.current.value = '';
    input.current?.focus();
  };
  return (
    <section className={styles.panel} aria-busy={isBusy}>
      <h2>{messages.importTitle}</h2>
      <div className={productStyles.body}>
        <p>{messages.importHelp}</p>
        <div className={productStyles.file}>
          <label htmlFor={id}>{messages.file}</label>
          <input
            ref={input}
            id={id}
            type="file"
            accept=".csv,.tsv,.txt,text/csv,text/plain"
            disabled={isBusy}
            // The same file, corrected, can be chosen again.
            onClick={(event) => {
              event.currentTarget.value = '';
            }}
            onChange={(event) => choose(event.target.files?.[0])}
          />
        </div>
        {isBusy && (
          <div className={productStyles.body} role="status">
            <p>{state.step === 'checking' ? messages.checking : messages.importing}</p>
            <progress className={productStyles.progress} aria-label={state.step === 'checking' ? messages.checking : messages.importing} />
          </div>
        )}
        {state.step === 'failed' && (
          <Alert tone="error" live title={messages.failed}>
            <p>{state.message}</p>
          </Alert>
        )}
        {state.step === 'checked' && state.report.errorCount > 0 && <Refused report={state.report} />}
        {state.step === 'checked' && state.report.errorCount === 0 && (
          <Changes report={state.report}>
            <div className={styles.actions}>
              <Button onClick={confirm}>{messages.confirm}</Button>
              <Button variant="quiet" onClick={clear}>
                {messages.giveUp}
              </Button>
            </div>
          </Changes>
        )}
        {state.step === 'done' && <Changes report={state.report} />}
      </div>
    </section>
  );
}
