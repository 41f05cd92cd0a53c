import { useState } from 'react';
import { parameterVersionQuery, parameterVersionsQuery } from '#client/queries/parameters.ts';
import { useServerState } from '#client/query-client.ts';
import { useMessages } from '#client/site.tsx';
import { useDates } from '#client/use-dates.ts';
import { messages as allMessages } from '#messages/generated/admin/parameters/dialogs.ts';
import type { ParameterVersion } from '#schemas/parameter.ts';
import { Alert } from '#ui/alert.tsx';
import { RetryAlert } from '#ui/retry-alert.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { editorStyles } from '../styles.ts';
import { Difference } from './difference.tsx';
import { PanelDialog } from './panel-dialog.tsx';
import { dialogStyles as styles } from './styles.ts';

const nbItem = 10;

export type HistoryDialogProps = { open: boolean; onClose: () => void; current: number; onRestore: (version: number) => void };

/** Every save, newest first: who, when, what; any of them can be made current again. */
export function HistoryDialog({ open, onClose, current, onRestore }: HistoryDialogProps) {
  const messages = useMessages(allMessages);
  return (
    <PanelDialog open={open} onClose={onClose} title={messages.history} closeLabel={messages.close}>
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
  const messages = useMessages(allMessages);
  const [page, setPage] = useState(1);
  const { data, isError, refetch } = useServerState(parameterVersionsQuery({ page, nbItem }));
  if (isError) return <RetryAlert text={messages.failed} label={messages.retry} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton label={messages.loading} bars={[3, 3, 3]} />;
  if (data.total === 0) return <p>{messages.noVersion}</p>;
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
            {messages.newer}
          </button>
          <button type="button" className={editorStyles.press} disabled={page * nbItem >= data.total} onClick={() => setPage(page + 1)}>
            {messages.older}
          </button>
        </div>
      )}
    </>
  );
}

type VersionProps = { version: ParameterVersion; isCurrent: boolean; onRestore: (version: number) => void };

function Version({ version: { version, savedAt, savedBy, keys }, isCurrent, onRestore }: VersionProps) {
  const messages = useMessages(allMessages);
  const dates = useDates();
  const [isOpen, setIsOpen] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  return (
    <li className={styles.version}>
      <div>
        <strong>{messages.version({ version })}</strong> · {messages.keys({ count: keys.length })}
        {isCurrent && <> · {messages.current}</>}
        <br />
        <span className={editorStyles.muted}>{messages.byWhom({ who: savedBy, when: `${dates.moment(savedAt)} (${dates.zone})` })}</span>
      </div>
      <div className={editorStyles.end}>
        <button
          type="button"
          className={editorStyles.press}
          aria-expanded={isOpen}
          aria-label={isOpen ? messages.hideOf({ version }) : messages.showOf({ version })}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? messages.hide : messages.show}
        </button>
        {!isCurrent && (
          <button
            type="button"
            className={editorStyles.press}
            aria-label={messages.restoreOf({ version })}
            onClick={() => setIsAsked(true)}
          >
            {messages.restore}
          </button>
        )}
      </div>
      {isAsked && (
        <Alert tone="warning" live>
          <p>{messages.restoreSure({ version })}</p>
          <div className={editorStyles.buttons}>
            <button type="button" className={editorStyles.strongPress} onClick={() => onRestore(version)}>
              {messages.restoreYes({ version })}
            </button>
            <button type="button" className={editorStyles.press} onClick={() => setIsAsked(false)}>
              {messages.cancel}
            </button>
          </div>
        </Alert>
      )}
      {isOpen && <VersionChanges version={version} />}
    </li>
  );
}

function VersionChanges({ version }: { version: number }) {
  const messages = useMessages(allMessages);
  const { data, isError, refetch } = useServerState(parameterVersionQuery({ version }));
  if (isError) return <RetryAlert text={messages.failed} label={messages.retry} onRetry={() => void refetch()} />;
  return <div>{data ? <Difference changes={data.changes} /> : <Skeleton label={messages.loading} bars={[2, 2]} />}</div>;
}
