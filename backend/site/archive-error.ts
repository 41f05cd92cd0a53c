/** A site's folder of files has a mistake. `message` is one line: file, JSON pointer, what is wrong. */
export class ArchiveError extends Error {
  override name = 'ArchiveError';

  constructor(file: string, path: readonly PropertyKey[], reason: string) {
    const pointer = path.map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
    super(`${file}${pointer ? `#${pointer}` : ''}: ${reason}`);
  }
}
