import { randomId } from '#client/random-id.ts';
import { CmsDocument } from '#schemas/cms/document.ts';
import { tryStorage } from '../browser-storage.ts';

/**
 * Work that the server does not have yet, in this browser: what a crash, a closed window or an ended session leaves behind. Each window
 * keeps its own, so that none takes away what another has not sent; a lock with the same name says that its window is still open.
 */
export type Unsent = { document: CmsDocument; revision: number };

const delayMs = 150;
const stemOf = (site: number, name: string): string => `page-editor.${site}.${name}.`;

/**
 * Takes over what a window that is gone had of a document and the server does not, the newest first; null: nothing that could be read.
 * It stays under the window's own key until `forget`.
 */
export async function readUnsent(site: number, name: string): Promise<(Unsent & { forget: () => void }) | null> {
  const stem = stemOf(site, name);
  const keys = tryStorage(() => Object.keys(localStorage).filter((key) => key.startsWith(stem))) ?? [];
  const open = new Set((await openWindows()) ?? []);
  const left = keys
    .filter((key) => !open.has(key))
    .flatMap((key) => {
      const read = parse(tryStorage(() => localStorage.getItem(key)));
      return read ? [{ key, ...read }] : [];
    })
    .sort((a, b) => b.at - a.at);
  const [newest] = left;
  if (!newest) return null;
  const { key, document, revision } = newest;
  return { document, revision, forget: () => void tryStorage(() => localStorage.removeItem(key)) };
}

/** The windows that hold a lock. Browsers have locks on secure origins only; elsewhere every window counts as gone. */
const openWindows = async (): Promise<string[] | undefined> =>
  (await navigator.locks?.query())?.held?.map(({ name = '' }) => name).filter(Boolean);

function parse(text: string | null): (Unsent & { at: number }) | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    if (typeof value !== 'object' || value === null || !('document' in value) || !('revision' in value)) return null;
    const { document, revision } = value;
    const isWhole = CmsDocument.safeParse(document).success && typeof revision === 'number';
    const at = 'at' in value && typeof value.at === 'number' ? value.at : 0;
    // As it was written: reading it by the schema would leave out keys of a later format.
    return isWhole ? { document: document as CmsDocument, revision, at } : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/**
 * Stores the latest unsent work of one window on one document; null deletes it. Written a moment after a change, and by `flush` at once.
 * @param onKept told whether it could be written: storage that is full or forbidden keeps nothing
 */
export function unsentKeeper(site: number, name: string, onKept: (isKept: boolean) => void) {
  const key = stemOf(site, name) + randomId();
  let waiting: { unsent: Unsent | null } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let close: (() => void) | undefined;
  const flush = () => {
    clearTimeout(timer);
    if (!waiting) return;
    const { unsent } = waiting;
    waiting = null;
    const isKept = tryStorage(() => {
      if (unsent) localStorage.setItem(key, JSON.stringify({ ...unsent, at: Date.now() }));
      else localStorage.removeItem(key);
      return true;
    });
    onKept(isKept ?? unsent === null);
  };
  return {
    /** Marks this window as open, until `close`. */
    open: () => void navigator.locks?.request(key, () => new Promise<void>((resolve) => (close = resolve))),
    keep: (unsent: Unsent | null) => {
      waiting = { unsent };
      clearTimeout(timer);
      timer = setTimeout(flush, delayMs);
    },
    flush,
    close: () => {
      flush();
      close?.();
    },
  };
}
