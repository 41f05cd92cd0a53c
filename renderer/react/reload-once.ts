const key = 'chunk-reload';
/** The page is reloaded at most once in this time, in ms (specification, error catalogue). */
const pause = 60_000;

/** Returns whether an error means that a piece of the program could not be loaded, as after a new version went online. */
export const isChunkError = (error: unknown): boolean =>
  error instanceof Error &&
  /ChunkLoadError|Loading chunk|Failed to load chunk|dynamically imported module|importing a module script/i.test(
    `${error.name} ${error.message}`,
  );

/** Reloads the page, unless that was tried within the last 60 seconds. */
export function reloadOnce(
  storage: Storage = sessionStorage,
  reload: () => void = () => location.reload(),
  now: number = Date.now(),
): boolean {
  if (now - Number(storage.getItem(key) ?? 0) < pause) return false;
  storage.setItem(key, String(now));
  reload();
  return true;
}
