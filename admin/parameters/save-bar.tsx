import { useMessages } from '#client/site.tsx';
import { useDates } from '#client/use-dates.ts';
import { messages as allMessages } from '#messages/generated/admin/parameters.ts';
import { IconPath } from '#ui/icon-path.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { editorStyles as styles } from './styles.ts';
import type { Parameters } from './use-parameters.ts';

export type SaveBarProps = { parameters: Parameters; onSave: () => void; onRefused: () => void };

const undoPath = 'M8.5 5 4 9.5 8.5 14M4.5 9.5h9.7a5 5 0 0 1 0 10H9';
const redoPath = 'M15.5 5 20 9.5 15.5 14M19.5 9.5H9.8a5 5 0 0 0 0 10H15';

/** Number of unsaved changes, with their actions; always visible. */
export function SaveBar({ parameters, onSave, onRefused }: SaveBarProps) {
  const messages = useMessages(allMessages);
  const dates = useDates();
  const { unsaved, refused, refusals, draft, status, failure, known, send } = parameters;
  const count = Object.keys(unsaved).length;
  const faults = Object.keys({ ...refused, ...refusals }).length;
  const isSaving = status === 'saving' || status === 'comparing';
  return (
    <div className={styles.bar}>
      <div className={styles.barText}>
        <span role="status" className={count > 0 ? styles.dirty : styles.muted}>
          {messages.unsaved({ count })}
        </span>
        {faults > 0 && (
          <>
            {' '}
            <button type="button" className={styles.fault} onClick={onRefused}>
              {messages.refused({ count: faults })}
            </button>
          </>
        )}
        {failure && (
          <span role="alert" className={styles.alert}>
            {' '}
            {messages.refusedByServer} {failure.status > 0 && failure.message}
          </span>
        )}
        {count === 0 && known.savedAt && (
          <span className={styles.savedBy}>
            {' '}
            · {messages.savedBy({ who: known.savedBy, when: `${dates.moment(known.savedAt)} (${dates.zone})` })}
          </span>
        )}
      </div>
      <button
        type="button"
        className={styles.iconPress}
        aria-label={messages.undo}
        title={`${messages.undo} (Ctrl Z)`}
        disabled={draft.past.length === 0}
        onClick={() => send({ type: 'parameters.undo' })}
      >
        <IconPath path={undoPath} size="1.1rem" />
      </button>
      <button
        type="button"
        className={styles.iconPress}
        aria-label={messages.redo}
        title={`${messages.redo} (Ctrl ⇧ Z)`}
        disabled={draft.future.length === 0}
        onClick={() => send({ type: 'parameters.redo' })}
      >
        <IconPath path={redoPath} size="1.1rem" />
      </button>
      <button type="button" className={styles.press} disabled={count === 0} onClick={() => send({ type: 'parameters.discard' })}>
        {messages.discard}
      </button>
      <button type="button" className={styles.strongPress} disabled={count === 0} aria-disabled={isSaving} title="Ctrl S" onClick={onSave}>
        {isSaving && <Spinner />}
        {isSaving ? messages.saving : messages.save}
      </button>
    </div>
  );
}
