import { useEffect, useId, useRef, useState } from 'react';
import { readPanelAgain } from '#client/queries/admin.ts';
import { mediaListQuery } from '#client/queries/media-library.ts';
import { useServerState } from '#client/query-client.ts';
import { useMessages, useSite } from '#client/site.tsx';
import { readFailure } from '#domain/call-failure.ts';
import { messages as allMessages } from '#messages/generated/admin/page-editor/form.ts';
import type { MediaItem, MediaKind } from '#schemas/media-library.ts';
import type { Locale } from '#schemas/site.ts';
import { Alert } from '#ui/alert.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { RetryAlert } from '#ui/retry-alert.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { MediaCard } from '../../media/media-card.tsx';
import { mediaStyles } from '../../media/styles.ts';
import { acceptOf, isTaken, type TakenFiles } from '../../media/taken-files.ts';
import { uploadFile } from '../../media/upload-file.ts';
import { controlStyles } from '../../parameters/controls/styles.ts';
import { PanelDialog } from '../../parameters/dialogs/panel-dialog.tsx';
import { editorStyles } from '../../parameters/styles.ts';
import { PickerPages } from './picker-pages.tsx';
import { formStyles as styles } from './styles.ts';

/** Choices of files, by the kinds that the library is queried for. */
const choices = {
  pictures: ['picture', 'drawing'],
  files: ['video', 'document'],
} as const satisfies Partial<Record<TakenFiles, readonly MediaKind[]>>;

/** Files of a page of the library. */
const nbItem = 40;

export type MediaPickerProps = {
  open: boolean;
  kinds: keyof typeof choices;
  onClose: () => void;
  /** `alt`: what the library says that the picture shows, in the site's language. */
  onChoose: (item: MediaItem, alt: string) => void;
};

/** Chooses a file of the media library, or puts one into it. */
export function MediaPicker({ open, kinds, onClose, onChoose }: MediaPickerProps) {
  const messages = useMessages(allMessages);
  return (
    <PanelDialog open={open} onClose={onClose} title={messages.library} closeLabel={messages.close}>
      <Choice kinds={kinds} onChoose={onChoose} />
    </PanelDialog>
  );
}

function Choice({ kinds, onChoose }: Pick<MediaPickerProps, 'kinds' | 'onChoose'>) {
  const messages = useMessages(allMessages);
  const { site } = useSite();
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const media = useServerState(mediaListQuery({ search, page, nbItem, kind: choices[kinds].join(',') }));
  const choose = (item: MediaItem) => onChoose(item, item.alts[site.defaultLang as Locale] ?? '');
  const items = media.data?.items ?? [];
  const pages = Math.ceil((media.data?.total ?? 0) / nbItem);
  return (
    <div className={styles.picker}>
      <label className={styles.search}>
        {messages.searchMedia}
        <input
          type="search"
          className={controlStyles.input}
          value={search}
          onChange={(event) => {
            setSearch(event.target.value);
            setPage(1);
          }}
        />
      </label>
      <Upload kinds={kinds} onDone={choose} />
      {media.isError && <RetryAlert text={messages.noMedia} label={messages.retry} onRetry={() => void media.refetch()} />}
      {media.isPending && <Skeleton label={messages.loading} bars={[8, 8]} />}
      {media.data && items.length === 0 && <p className={controlStyles.note}>{messages.nothingFound}</p>}
      <ul className={mediaStyles.grid}>
        {items.map((item) => (
          <li key={item.name}>
            <MediaCard item={item} onChoose={() => choose(item)} />
          </li>
        ))}
      </ul>
      <PickerPages page={page} pages={pages} onPage={setPage} />
    </div>
  );
}

/** A file from this device into the library. Without a connection it waits, and goes on from where it was. */
function Upload({ kinds, onDone }: { kinds: MediaPickerProps['kinds']; onDone: (item: MediaItem) => void }) {
  const messages = useMessages(allMessages);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const running = useRef<AbortController>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const [isInterrupted, setIsInterrupted] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  /** One file of a kind that is taken here; of anything else it is said what is taken. */
  const take = ([file]: FileList) => {
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
      onDone(item);
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
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping a file is a second way; the button is the first.
    <div
      className={mediaStyles.drop}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        take(event.dataTransfer.files);
      }}
    >
      <input
        ref={input}
        id={id}
        type="file"
        hidden
        accept={acceptOf[kinds]}
        aria-label={messages.upload}
        onChange={(event) => {
          if (event.target.files?.length) take(event.target.files);
          event.target.value = '';
        }}
      />
      <button type="button" className={editorStyles.press} disabled={progress !== null} onClick={() => input.current?.click()}>
        {messages.upload}
      </button>
      <span className={controlStyles.note}>{messages.dropHere}</span>
      {progress !== null && <ProgressBar text={isInterrupted ? messages.uploadWaits : messages.uploading} value={progress} />}
      {failure && (
        <Alert tone="error" live>
          <p>{failure}</p>
        </Alert>
      )}
    </div>
  );
}
