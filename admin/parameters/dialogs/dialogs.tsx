import { useState } from 'react';
import { useSite, useWords } from '#client/site.tsx';
import { notify } from '#client/toasts.ts';
import type { Changes } from '#machines/parameters/draft.ts';
import { editorStyles as styles } from '../styles.ts';
import type { Parameters } from '../use-parameters.ts';
import { words as screenWords } from '../words.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import { download } from './download.ts';
import { HistoryDialog } from './history-dialog.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { PresetsDialog } from './presets-dialog.tsx';
import { writeSet } from './transfer.ts';
import { words as allWords } from './words.ts';

type Open = 'presets' | 'history' | 'import' | null;

/** What concerns the settings as a whole: ready looks, earlier versions, files; and the dialog of a conflict. */
export function Dialogs({ parameters, onChange }: { parameters: Parameters; onChange: (changes: Changes) => void }) {
  const words = useWords(screenWords);
  const dialogWords = useWords(allWords);
  const { site } = useSite();
  const { draft, known, status, theirs, send } = parameters;
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  const exportSet = () => {
    download(`${site.name.replace(/[^\p{L}\p{N}]+/gu, '-')}-${new Date().toISOString().slice(0, 10)}.json`, writeSet(draft.texts));
    notify({ kind: 'success', text: dialogWords.exported });
  };
  return (
    <>
      <div className={styles.tools}>
        <button type="button" className={styles.press} onClick={() => setOpen('presets')}>
          {words.presets}
        </button>
        <button type="button" className={styles.press} onClick={() => setOpen('history')}>
          {words.history}
        </button>
        <button type="button" className={styles.press} onClick={exportSet}>
          {words.export}
        </button>
        <button type="button" className={styles.press} onClick={() => setOpen('import')}>
          {words.import}
        </button>
      </div>
      <PresetsDialog open={open === 'presets'} onClose={close} onChange={onChange} />
      <HistoryDialog
        open={open === 'history'}
        onClose={close}
        current={known.version}
        onRestore={(version) => send({ type: 'parameters.restore', version })}
      />
      <ImportDialog
        open={open === 'import'}
        onClose={close}
        texts={draft.texts}
        onChange={onChange}
        onSave={() => send({ type: 'parameters.save' })}
      />
      {status === 'conflict' && theirs && (
        <ConflictDialog
          draft={draft}
          theirs={theirs}
          onSettle={(choices) => send({ type: 'conflict.settled', choices })}
          onLeave={() => send({ type: 'conflict.left' })}
        />
      )}
    </>
  );
}
