/** Scroll position of a page, in px. */
export type ScrollPlace = { x: number; y: number };

const storageName = 'scroll';
const maxPlaces = 100;

/** Places by the key of their history entry, the one that was saved last at the end. */
const places = new Map<string, ScrollPlace>(readStored());

/** Returns the scroll position of a history entry when it was left in this tab. Undefined for a new entry, or one left long ago. */
export const findPlace = (key: string): ScrollPlace | undefined => places.get(key);

/** Remembers where a history entry is left. Of more than 100 entries the oldest are forgotten. */
export function savePlace(key: string, place: ScrollPlace): void {
  places.delete(key);
  places.set(key, place);
  const [oldest] = places.keys();
  if (places.size > maxPlaces && oldest !== undefined) places.delete(oldest);
}

/** Keeps the places for the documents that this tab loads next. Where storage is forbidden or full they end with this one. */
export function storePlaces(): void {
  try {
    sessionStorage.setItem(storageName, JSON.stringify([...places]));
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}

function readStored(): [string, ScrollPlace][] {
  if (typeof window === 'undefined') return [];
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageName) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isEntry) : [];
  } catch (error) {
    if (error instanceof DOMException || error instanceof SyntaxError) return [];
    throw error;
  }
}

function isEntry(value: unknown): value is [string, ScrollPlace] {
  if (!Array.isArray(value) || typeof value[0] !== 'string') return false;
  const place: unknown = value[1];
  return (
    typeof place === 'object' && place !== null && 'x' in place && 'y' in place && Number.isFinite(place.x) && Number.isFinite(place.y)
  );
}

/** The router's key of the history entry that is shown. An entry that a link to a part of the page made has the key of the page. */
export const entryKey = (): string => `${String((history.state as { key?: unknown } | null)?.key)}${location.hash}`;
