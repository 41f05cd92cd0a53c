import type { History, HistoryStep } from '#domain/document/history.ts';
import { tryStorage } from '../../browser-storage.ts';
import { type KeptHistory, readHistory, writeHistory } from './kept-history.ts';

const delayMs = 500;
const stem = 'page-editor-history.';

export type KeptState = { history: History; stored: readonly HistoryStep[]; revision: number };

/**
 * Stores the history of one person's document in this window, so that changes can be undone after a reload. Written a moment after a
 * change, and by `flush` at once. If storage is full or forbidden, nothing is stored and no error is shown, since the work itself is stored
 * elsewhere.
 */
export function historyKeeper(site: number, name: string, idUser: number | null) {
  const key = `${stem}${site}.${idUser}.${name}`;
  let waiting: KeptState | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const write = (text: string) =>
    tryStorage(() => {
      sessionStorage.setItem(key, text);
      return true;
    });
  const flush = () => {
    clearTimeout(timer);
    if (!waiting) return;
    const text = writeHistory(waiting.history, waiting.stored, waiting.revision);
    waiting = null;
    if (text !== null && write(text)) return;
    // An older one does not fit any more; those of other documents make room.
    tryStorage(() => sessionStorage.removeItem(key));
    if (text === null) return;
    forgetAll();
    write(text);
  };
  return {
    read: (): KeptHistory | null => readHistory(tryStorage(() => sessionStorage.getItem(key)) ?? ''),
    keep: (state: KeptState) => {
      waiting = state;
      clearTimeout(timer);
      timer = setTimeout(flush, delayMs);
    },
    flush,
  };
}

function forgetAll(): void {
  tryStorage(() => {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(stem)) sessionStorage.removeItem(key);
  });
}
