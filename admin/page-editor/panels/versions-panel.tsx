import { useState } from 'react';
import { documentVersionQuery, documentVersionsQuery } from '#client/queries/page-editor.ts';
import { useServerState } from '#client/query-client.ts';
import { useMessages, useSite } from '#client/site.tsx';
import { useDates } from '#client/use-dates.ts';
import { documentDifferences } from '#domain/document/difference.ts';
import { messages as versionMessages } from '#messages/generated/admin/page-editor/panels/version.ts';
import { messages as editorMessages } from '#messages/generated/admin/page-editor.ts';
import { normalise } from '#renderer/core/normalise.ts';
import { RetryAlert } from '#ui/retry-alert.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { PanelDialog } from '../../parameters/dialogs/panel-dialog.tsx';
import { editorStyles } from '../../parameters/styles.ts';
import { ZoneNote } from '../../zone-note.tsx';
import { VersionFrame } from '../frame/version-frame.tsx';
import type { Editor } from '../use-editor.ts';
import { Differences } from './differences.tsx';
import { panelStyles as styles } from './styles.ts';

type Props = { editor: Editor; open: boolean; onClose: () => void };

/** Every version with its author and time; one of them beside what is on the screen, with the list of what differs. */
export function VersionsPanel({ editor, open, onClose }: Props) {
  const messages = useMessages(editorMessages);
  return (
    <PanelDialog open={open} onClose={onClose} title={messages.versions} closeLabel={messages.close}>
      <Versions editor={editor} onClose={onClose} />
    </PanelDialog>
  );
}

function Versions({ editor, onClose }: Omit<Props, 'open'>) {
  const messages = useMessages(versionMessages);
  const { loading, retry } = useMessages(editorMessages);
  const dates = useDates();
  const [page, setPage] = useState(1);
  const [chosen, setChosen] = useState<number | null>(null);
  const { data, isError, refetch } = useServerState(documentVersionsQuery(editor.params, page));
  if (isError) return <RetryAlert text={messages.versionsFailed} label={retry} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton label={loading} bars={[3, 3, 3]} />;
  if (data.total === 0) return <p>{messages.noVersion}</p>;
  return (
    <div className={styles.versions}>
      <div>
        <ZoneNote />
        <ul className={styles.list}>
          {data.versions.map(({ version, kind, savedBy, savedAt }) => (
            <li key={version}>
              <button type="button" className={styles.version} aria-pressed={chosen === version} onClick={() => setChosen(version)}>
                <span>{messages.versionKinds[kind]}</span>
                <span className={styles.note}>
                  {dates.minute(savedAt)}
                  {savedBy && ` · ${savedBy}`}
                </span>
              </button>
            </li>
          ))}
        </ul>
        {data.total > 20 && (
          <div className={editorStyles.end}>
            <button type="button" className={editorStyles.press} disabled={page === 1} onClick={() => setPage(page - 1)}>
              {messages.newer}
            </button>
            <button type="button" className={editorStyles.press} disabled={page * 20 >= data.total} onClick={() => setPage(page + 1)}>
              {messages.older}
            </button>
          </div>
        )}
      </div>
      {chosen === null ? (
        <p className={styles.note}>{messages.chooseVersion}</p>
      ) : (
        <Comparison key={chosen} editor={editor} version={chosen} onClose={onClose} />
      )}
    </div>
  );
}

/** A version and the present document side by side. */
function Comparison({ editor, version, onClose }: { editor: Editor; version: number; onClose: () => void }) {
  const messages = useMessages(versionMessages);
  const { loading, retry } = useMessages(editorMessages);
  const { lang } = useSite();
  const { data, isError, refetch } = useServerState(documentVersionQuery(editor.params, version));
  if (isError) return <RetryAlert text={messages.versionsFailed} label={retry} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton label={loading} bars={[20]} />;
  const { document: before } = normalise(data.cms, (type) => Object.hasOwn(editor.blocks, type));
  return (
    <div className={styles.comparison}>
      <div className={styles.frames}>
        <VersionFrame editor={editor} document={before} label={messages.thatVersion} />
        <VersionFrame editor={editor} document={editor.document} label={messages.present} />
      </div>
      <h3 className={styles.subtitle}>{messages.differences}</h3>
      <Differences list={documentDifferences(before, editor.document)} blocks={editor.blocks} lang={lang} />
      <div className={editorStyles.end}>
        <button
          type="button"
          className={editorStyles.strongPress}
          onClick={() => {
            editor.send({ type: 'version.restore', version });
            onClose();
          }}
        >
          {messages.restore}
        </button>
      </div>
    </div>
  );
}
