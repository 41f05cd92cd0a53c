import { useState } from 'react';
import { parameterVersionQuery, parameterVersionsQuery } from '#client/queries/parameters.ts';
import { useServerState } from '#client/query-client.ts';
import { useWords } from '#client/site.tsx';
import { useDates } from '#registry/order-parts/use-dates.ts';
import type { ParameterVersion } from '#schemas/parameter.ts';
import { Alert } from '#ui/alert.tsx';
import { RetryAlert } from '#ui/retry-alert.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { editorStyles } from '../styles.ts';
import { Difference } from './difference.tsx';
import { PanelDialog } from './panel-dialog.tsx';
import { dialogStyles as styles } from './styles.ts';
import { words as allWords } from './words.ts';

const nbItem = 10;

export type HistoryDialogProps = { open: boolean; onClose: () => void; current: number; onRestore: (version: number) => void };

/** Every save, newest first: who, when, what; any of them can be made current again. */
export function HistoryDialog({ open, onClose, current, onRestore }: HistoryDialogProps) {
  const words = useWords(allWords);
  return (
    <PanelDialog open={open} onClose={onClose} title={words.history} closeLabel={words.close}>
      <Versions
        current={current}
        onRestore={(version) => {
          onRestore(version);
          onClose();
        }}
      />
    </PanelDialog>
  );
}

function Versions({ current, onRestore }: Pick<HistoryDialogProps, 'current' | 'onRestore'>) {
  const words = useWords(allWords);
  const [page, setPage] = useState(1);
  const { data, isError, refetch } = useServerState(parameterVersionsQuery({ page, nbItem }));
  if (isError) return <RetryAlert text={words.failed} label={words.retry} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton label={words.loading} bars={[3, 3, 3]} />;
  if (data.total === 0) return <p>{words.noVersion}</p>;
  return (
    <>
      <ul className={styles.list}>
        {data.versions.map((version) => (
          <Version key={version.version} version={version} isCurrent={version.version === current} onRestore={onRestore} />
        ))}
      </ul>
      {data.total > nbItem && (
        <div className={editorStyles.end}>
          <button type="button" className={editorStyles.press} disabled={page === 1} onClick={() => setPage(page - 1)}>
            {words.newer}
          </button>
          <button type="button" className={editorStyles.press} disabled={page * nbItem >= data.total} onClick={() => setPage(page + 1)}>
            {words.older}
          </button>
        </div>
      )}
    </>
  );
}

type VersionProps = { version: ParameterVersion; isCurrent: boolean; onRestore: (version: number) => void };

function Version({ version: { version, savedAt, savedBy, keys }, isCurrent, onRestore }: VersionProps) {
  const words = useWords(allWords);
  const dates = useDates();
  const [isOpen, setIsOpen] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  return (
    <li className={styles.version}>
      <div>
        <strong>{words.version(version)}</strong> · {words.keys(keys.length)}
        {isCurrent && <> · {words.current}</>}
        <br />
        <span className={editorStyles.muted}>{words.byWhom(savedBy, `${dates.moment(savedAt)} (${dates.zone})`)}</span>
      </div>
      <div className={editorStyles.end}>
        <button
          type="button"
          className={editorStyles.press}
          aria-expanded={isOpen}
          aria-label={isOpen ? words.hideOf(version) : words.showOf(version)}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? words.hide : words.show}
        </button>
        {!isCurrent && (
          <button type="button" className={editorStyles.press} aria-label={words.restoreOf(version)} onClick={() => setIsAsked(true)}>
            {words.restore}
          </button>
        )}
      </div>
      {isAsked && (
        <Alert tone="warning" live>
          <p>{words.restoreSure(version)}</p>
          <div className={editorStyles.buttons}>
            <button type="button" className={editorStyles.strongPress} onClick={() => onRestore(version)}>
              {words.restoreYes(version)}
            </button>
            <button type="button" className={editorStyles.press} onClick={() => setIsAsked(false)}>
              {words.cancel}
            </button>
          </div>
        </Alert>
      )}
      {isOpen && <VersionChanges version={version} />}
    </li>
  );
}

function VersionChanges({ version }: { version: number }) {
  const words = useWords(allWords);
  const { data, isError, refetch } = useServerState(parameterVersionQuery({ version }));
  if (isError) return <RetryAlert text={words.failed} label={words.retry} onRetry={() => void refetch()} />;
  return <div>{data ? <Difference changes={data.changes} /> : <Skeleton label={words.loading} bars={[2, 2]} />}</div>;
}
