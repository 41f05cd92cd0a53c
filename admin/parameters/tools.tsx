import { useMessages, useSite } from '#client/site.tsx';
import { notify } from '#client/toasts.ts';
import type { Texts } from '#domain/parameters-draft.ts';
import { messages as allMessages } from '#messages/generated/admin/parameters.ts';
import type { Open } from './dialogs/dialogs.tsx';
import { writeSet } from './dialogs/transfer.ts';
import { editorStyles as styles } from './styles.ts';

/** Actions on all settings. */
export function Tools({ texts, onOpen }: { texts: Texts; onOpen: (dialog: Open) => void }) {
  const messages = useMessages(allMessages);
  const { site } = useSite();
  const exportSet = () => {
    const day = new Date().toISOString().slice(0, 10);
    download(`${site.name.replace(/[^\p{L}\p{N}]+/gu, '-')}-${day}.json`, writeSet(texts));
    notify({ kind: 'success', text: messages.exported });
  };
  return (
    <div className={styles.tools}>
      <button type="button" className={styles.press} onClick={() => onOpen('presets')}>
        {messages.presets}
      </button>
      <button type="button" className={styles.press} onClick={() => onOpen('history')}>
        {messages.history}
      </button>
      <button type="button" className={styles.press} onClick={exportSet}>
        {messages.export}
      </button>
      <button type="button" className={styles.press} onClick={() => onOpen('import')}>
        {messages.import}
      </button>
    </div>
  );
}

/** Hands a text to the person as a file. */
export function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
