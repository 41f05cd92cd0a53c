/** Something that is wrong in a site's folder. */
export type Mistake = {
  /** Path within the folder. */
  file: string;
  /** Path in the file, from the outermost value inwards. */
  path: readonly PropertyKey[];
  /** Fault and allowed values: a plain sentence without a full stop. */
  reason: string;
};

const pointerOf = (path: readonly PropertyKey[]): string =>
  path.map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

/** `file#/json/pointer: what is wrong`. */
export const lineOfMistake = ({ file, path, reason }: Mistake): string =>
  `${file}${path.length > 0 ? `#${pointerOf(path)}` : ''}: ${reason}`;

/** A site's folder of files has mistakes. `message` has a line for each: file, JSON pointer, what is wrong. */
export class ArchiveError extends Error {
  override name = 'ArchiveError';
  readonly mistakes: readonly Mistake[];

  constructor(file: string, path: readonly PropertyKey[], reason: string, more: readonly Mistake[] = []) {
    const mistakes = [{ file, path, reason }, ...more];
    super(mistakes.map(lineOfMistake).join('\n'));
    this.mistakes = mistakes;
  }

  /** Of at least one mistake. */
  static of([first, ...more]: readonly Mistake[]): ArchiveError {
    return new ArchiveError(first?.file ?? '', first?.path ?? [], first?.reason ?? '', more);
  }
}
