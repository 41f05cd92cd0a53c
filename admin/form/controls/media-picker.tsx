import { useEffect, useRef, useState } from 'react';
import { readPanelAgain } from '#client/queries/admin.ts';
import { mediaListQuery } from '#client/queries/media-library.ts';
import { useMessages, useSite } from '#client/site.tsx';
import { readFailure } from '#domain/call-failure.ts';
import { messages as allMessages } from '#messages/generated/admin/form.ts';
import type { MediaItem } from '#schemas/media-library.ts';
import type { Locale } from '#schemas/site.ts';
import { Alert } from '#ui/alert.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { FileDrop } from '../../media/file-drop.tsx';
import { MediaCard } from '../../media/media-card.tsx';
import { mediaStyles } from '../../media/styles.ts';
import { holdsKind, isTaken, kindsTaken, type TakenFiles } from '../../media/taken-files.ts';
import { uploadFile } from '../../media/upload-file.ts';
import { editorStyles } from '../../parameters/styles.ts';
import { controlStyles } from '../control-styles.ts';
import { Picker } from './picker.tsx';

/** Files of a page of the library. */
const nbItem = 40;

export type MediaPickerProps = {
  open: boolean;
  kinds: Exclude<TakenFiles, 'library'>;
  onClose: () => void;
  /** `alt`: what the library says that the picture shows, in the site's language. */
  onChoose: (item: MediaItem, alt: string) => void;
};

/** Chooses a file of the media library, or puts one into it. */
export function MediaPicker({ open, kinds, onClose, onChoose }: MediaPickerProps) {
  const messages = useMessages(allMessages);
  const { site } = useSite();
  const choose = (item: MediaItem) => onChoose(item, item.alts[site.defaultLang as Locale] ?? '');
  return (
    <Picker
      {...{ open, onClose }}
      title={messages.library}
      label={messages.searchMedia}
      failed={messages.noMedia}
      perPage={nbItem}
      query={(search, page) => mediaListQuery({ search, page, nbItem, kind: kindsTaken[kinds].join(',') })}
      listClass={mediaStyles.grid}
      above={<Upload kinds={kinds} onDone={choose} />}
    >
      {(item) => <MediaCard item={item} onChoose={() => choose(item)} />}
    </Picker>
  );
}

/** A file from this device into the library. Without a connection it waits, and goes on from where it was. */
function Upload({ kinds, onDone }: { kinds: MediaPickerProps['kinds']; onDone: (item: MediaItem) => void }) {
  const messages = useMessages(allMessages);
  const running = useRef<AbortController>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const [isInterrupted, setIsInterrupted] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  /** One file of a kind that is taken here; of anything else it is said what is taken. */
  const take = ([file]: readonly File[]) => {
    if (file && isTaken(file, kinds)) return void send(file);
    setFailure(messages.notTaken[kinds]({ name: file?.name ?? null }));
  };
  const send = async (file: File) => {
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    setFailure(null);
    setProgress(0);
    try {
      const item = await uploadFile(file, { signal: controller.signal, onProgress: setProgress, onInterrupted: setIsInterrupted });
      await readPanelAgain();
      if (holdsKind(kinds, item.kind)) return onDone(item);
      // Its name promised a kind that its content is not: it is in the library, and not for this place.
      setFailure(messages.notTaken[kinds]({ name: file.name }));
    } catch (error) {
      if (controller.signal.aborted) return;
      const { message, fieldErrors } = readFailure(error);
      setFailure(fieldErrors[0]?.error ?? message);
    } finally {
      running.current = null;
      setProgress(null);
    }
  };
  return (
    <FileDrop kinds={kinds} label={messages.upload} onTake={take}>
      {(open) => (
        <>
          <button type="button" className={editorStyles.press} disabled={progress !== null} onClick={open}>
            {messages.upload}
          </button>
          <span className={controlStyles.note}>{messages.dropHere}</span>
          {progress !== null && <ProgressBar text={isInterrupted ? messages.uploadWaits : messages.uploading} value={progress} />}
          {failure && (
            <Alert tone="error" live>
              <p>{failure}</p>
            </Alert>
          )}
        </>
      )}
    </FileDrop>
  );
}
