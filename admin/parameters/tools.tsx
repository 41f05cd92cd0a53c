import { useSite, useWords } from '#client/site.tsx';
import { notify } from '#client/toasts.ts';
import type { Texts } from '#machines/parameters/draft.ts';
import type { Open } from './dialogs/dialogs.tsx';
import { download } from './dialogs/download.ts';
import { writeSet } from './dialogs/transfer.ts';
import { editorStyles as styles } from './styles.ts';
import { words as allWords } from './words.ts';

/** What concerns the settings as a whole. */
export function Tools({ texts, onOpen }: { texts: Texts; onOpen: (dialog: Open) => void }) {
  const words = useWords(allWords);
  const { site } = useSite();
  const exportSet = () => {
    const day = new Date().toISOString().slice(0, 10);
    download(`${site.name.replace(/[^\p{L}\p{N}]+/gu, '-')}-${day}.json`, writeSet(texts));
    notify({ kind: 'success', text: words.exported });
  };
  return (
    <div className={styles.tools}>
      <button type="button" className={styles.press} onClick={() => onOpen('presets')}>
        {words.presets}
      </button>
      <button type="button" className={styles.press} onClick={() => onOpen('history')}>
        {words.history}
      </button>
      <button type="button" className={styles.press} onClick={exportSet}>
        {words.export}
      </button>
      <button type="button" className={styles.press} onClick={() => onOpen('import')}>
        {words.import}
      </button>
    </div>
  );
}
