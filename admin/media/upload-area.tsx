import { useState } from 'react';
import { useMessages } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/admin/media.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { adminStyles } from '../styles.ts';
import { FileDrop } from './file-drop.tsx';
import { mediaStyles as styles } from './styles.ts';
import { isTaken } from './taken-files.ts';
import { type FileUpload, useUploads } from './uploads.ts';

type UploadAreaProps = {
  /** The folder that is looked at: new files go there. */
  folder?: string;
  /** The file whose content is replaced: one file then. */
  replaces?: string;
};

/** Area to drop or choose files, with the progress of each. */
export function UploadArea({ folder, replaces }: UploadAreaProps) {
  const messages = useMessages(allMessages);
  const { uploads, add, retry, remove } = useUploads({ ...(folder && { folder }), ...(replaces && { replaces }) });
  /** Names of the files that were dropped or chosen and are not taken; none: it was no file at all. */
  const [refused, setRefused] = useState<readonly string[] | null>(null);
  const take = (files: readonly File[]) => {
    const taken = files.filter((file) => isTaken(file, 'library'));
    const others = files.filter((file) => !taken.includes(file));
    setRefused(others.length > 0 || files.length === 0 ? others.map(({ name }) => name) : null);
    add(replaces ? taken.slice(0, 1) : taken);
  };
  return (
    <div className={styles.upload}>
      <FileDrop kinds="library" isMultiple={!replaces} label={messages.choose} onTake={take}>
        {(open) => (
          <>
            <Button variant={replaces ? 'outline' : 'solid'} onClick={open}>
              {replaces ? messages.replace : messages.choose}
            </Button>
            <p className={adminStyles.muted}>{replaces ? messages.replaceHint : messages.dropHint}</p>
          </>
        )}
      </FileDrop>
      {refused && (
        <Alert tone="error" live>
          <p>{messages.notTaken({ names: refused.join(', ') })}</p>
        </Alert>
      )}
      {uploads.length > 0 && (
        <ul className={styles.uploads} aria-label={messages.uploads}>
          {uploads.map((upload) => (
            <UploadRow key={upload.key} upload={upload} onRetry={() => retry(upload.key)} onRemove={() => remove(upload.key)} />
          ))}
        </ul>
      )}
    </div>
  );
}

function UploadRow({ upload, onRetry, onRemove }: { upload: FileUpload; onRetry: () => void; onRemove: () => void }) {
  const messages = useMessages(allMessages);
  const { file, state, progress, failure } = upload;
  const isUnderWay = state === 'waiting' || state === 'sending' || state === 'interrupted';
  return (
    <li className={styles.uploadRow}>
      <span className={styles.uploadText}>
        {isUnderWay ? (
          <ProgressBar
            value={progress}
            text={messages.progress({ name: file.name, state: messages.uploadStates[state], percent: Math.round(progress * 100) })}
          />
        ) : (
          <span role="status">
            {file.name} — {state === 'done' ? messages.uploaded : (failure?.fieldErrors[0]?.error ?? failure?.message)}
          </span>
        )}
      </span>
      {state === 'failed' && (
        <Button variant="quiet" onClick={onRetry}>
          {messages.retry}
        </Button>
      )}
      <Button
        variant="quiet"
        aria-label={isUnderWay ? messages.giveUpOf({ name: file.name }) : messages.hideOf({ name: file.name })}
        onClick={onRemove}
      >
        {isUnderWay ? messages.giveUp : messages.hide}
      </Button>
    </li>
  );
}
