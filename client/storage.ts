/**
 * Fallback for the browser's storage, which may be forbidden, full or invalid. Reading then returns nothing, and written values stay in
 * memory until the page is left.
 */
const memory = new Map<string, string>();

/** The names under which things are kept. `cart` holds the plain id, 'new' if there is none. */
export type StorageKey =
  | 'cart'
  | 'cartSummary'
  | PendingAdditionName
  | 'delivery'
  | 'checkout'
  | 'addressDraft'
  | 'consent'
  | 'measured'
  | 'searches'
  | 'seen'
  | 'wishlist'
  | 'wishlistChanges'
  | 'panelGroups'
  | 'panelLetterKeys'
  | 'panelTechnicalNames'
  | 'panelViews'
  | 'panelEntryDrafts';

/** Each pending addition to the cart has a name of its own: no tab writes over what another has just stored. */
const pendingPrefix = 'cartAddition.';
export type PendingAdditionName = `${typeof pendingPrefix}${string}`;

export function readText(key: StorageKey): string | null {
  try {
    return localStorage.getItem(key) ?? memory.get(key) ?? null;
  } catch (error) {
    return ifDenied(error, memory.get(key) ?? null);
  }
}

export function writeText(key: StorageKey, text: string | null): void {
  memory.delete(key);
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch (error) {
    if (text !== null) memory.set(key, text);
    ifDenied(error, null);
  }
}

/** The names of the pending additions, in no order. */
export function pendingAdditionNames(): PendingAdditionName[] {
  const names: string[] = [...memory.keys()];
  try {
    for (let index = 0; index < localStorage.length; index++) names.push(localStorage.key(index) ?? '');
  } catch (error) {
    ifDenied(error, null);
  }
  return names.filter((name): name is PendingAdditionName => name.startsWith(pendingPrefix));
}

/** Raise when the form of what is kept changes: what an older page kept is then dropped. */
const envelopeVersion = 1;

/** Reads what `writeData` kept, if `check` accepts it; anything else is dropped and gives null. */
export function readData<T>(key: StorageKey, check: (data: unknown) => T | null): T | null {
  const text = readText(key);
  if (text === null) return null;
  const data = check(openEnvelope(text));
  if (data === null) writeText(key, null);
  return data;
}

export function writeData(key: StorageKey, data: unknown): void {
  writeText(key, JSON.stringify({ v: envelopeVersion, data }));
}

function openEnvelope(text: string): unknown {
  try {
    const { v, data = null } = Object(JSON.parse(text)) as { v?: unknown; data?: unknown };
    return v === envelopeVersion ? data : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/** Storage that is forbidden or full throws a DOMException, storage that does not exist a ReferenceError. */
function ifDenied<T>(error: unknown, instead: T): T {
  if (error instanceof DOMException || error instanceof ReferenceError) return instead;
  throw error;
}
