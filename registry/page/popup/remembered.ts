/** Keys of what the browser stores about popups: those opened in this session, and the time when each was closed. */
const openedKey = 'popups';
const closedKey = (id: number): string => `popup:${id}`;
const day = 86_400_000;

type Rule = { id: number; showOnEveryReload: boolean; restDays: number };

/**
 * Returns whether a popup may open: once a session, and not for `restDays` after it was closed. One with `showOnEveryReload` always may. If
 * storage is forbidden, it opens once a page, since nothing can be stored.
 */
export function mayOpen({ id, showOnEveryReload, restDays }: Rule, now: number): boolean {
  if (showOnEveryReload) return true;
  if (opened().includes(id)) return false;
  const closedAt = Number(read('local', closedKey(id)) ?? 0);
  return now - closedAt >= restDays * day;
}

export function rememberOpened({ id, showOnEveryReload }: Rule): void {
  if (!showOnEveryReload) write('session', openedKey, JSON.stringify([...new Set([...opened(), id])]));
}

export function rememberClosed({ id, showOnEveryReload }: Rule, now: number): void {
  if (!showOnEveryReload) write('local', closedKey(id), String(now));
}

function opened(): number[] {
  try {
    const list: unknown = JSON.parse(read('session', openedKey) ?? '[]');
    return Array.isArray(list) ? list.filter((id): id is number => typeof id === 'number') : [];
  } catch (error) {
    if (error instanceof SyntaxError) return [];
    throw error;
  }
}

const storeOf = (kind: 'session' | 'local'): Storage => (kind === 'session' ? sessionStorage : localStorage);

function read(kind: 'session' | 'local', key: string): string | null {
  try {
    return storeOf(kind).getItem(key);
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
}

/** Storage may be forbidden or full: then nothing is remembered. */
function write(kind: 'session' | 'local', key: string, text: string): void {
  try {
    storeOf(kind).setItem(key, text);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}
