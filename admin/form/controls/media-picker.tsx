import { mediaListQuery } from '#client/queries/media-library.ts';
import { useMessages, useSite } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/admin/form.ts';
import type { MediaItem } from '#schemas/media-library.ts';
import type { Locale } from '#schemas/site.ts';
import { FileDrop } from '../../media/file-drop.tsx';
import { MediaCard } from '../../media/media-card.tsx';
import { mediaStyles } from '../../media/styles.ts';
import { kindsTaken, type TakenFiles } from '../../media/taken-files.ts';
import { editorStyles } from '../../parameters/styles.ts';
import { controlStyles } from '../control-styles.ts';
import { DeviceUploads } from './device-uploads.tsx';
import { Picker } from './picker.tsx';
import { useDeviceUploads } from './use-device-uploads.ts';

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
  const { uploads, failures, take } = useDeviceUploads(kinds, onDone);
  return (
    <FileDrop
      kinds={kinds}
      label={messages.upload}
      onTake={(files) => {
        if (!uploads) take(files.slice(0, 1));
      }}
    >
      {(open) => (
        <>
          <button type="button" className={editorStyles.press} disabled={uploads !== null} onClick={open}>
            {messages.upload}
          </button>
          <span className={controlStyles.note}>{messages.dropHere}</span>
          <DeviceUploads {...{ uploads, failures }} />
        </>
      )}
    </FileDrop>
  );
}
