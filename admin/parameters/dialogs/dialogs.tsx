import type { Changes } from '#domain/parameters-draft.ts';
import type { Parameters } from '../use-parameters.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import { HistoryDialog } from './history-dialog.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { PresetsDialog } from './presets-dialog.tsx';

export type Open = 'presets' | 'history' | 'import' | null;

export type DialogsProps = { parameters: Parameters; open: Open; onClose: () => void; onChange: (changes: Changes) => void };

/** Ready looks, earlier versions, files to import; and the dialog of a conflict, which opens by itself. */
export function Dialogs({ parameters, open, onClose, onChange }: DialogsProps) {
  const { draft, known, status, theirs, send } = parameters;
  return (
    <>
      <PresetsDialog open={open === 'presets'} onClose={onClose} onChange={onChange} />
      <HistoryDialog
        open={open === 'history'}
        onClose={onClose}
        current={known.version}
        onRestore={(version) => send({ type: 'parameters.restore', version })}
      />
      <ImportDialog
        open={open === 'import'}
        onClose={onClose}
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
