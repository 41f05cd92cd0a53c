/** Storage place of a document. */
export type Where = { file: string } | { site: number; page: number } | { site: number; component: string };

/** A stored document under the name that reports give it. */
export type Stored = {
  where: Where;
  name: string;
  /** JSON pointer to the document within what the name stands for: a file of a shared component holds it at `/cms`. */
  at: '' | '/cms';
  cms: unknown;
};

/** Documents that belong together, with the shared components they may place; undefined where those are not known. */
export type Store = { documents: Stored[]; slugs: ReadonlySet<string> | undefined };

/** Something that a check says about a document. */
export type Finding = {
  /** JSON pointer into the document. */
  pointer: string;
  /** Code of the mistake: a code of the renderer's issues, `translation`, `schema` or `json`. */
  code: string;
  message: string;
  /** False: a warning, which fails no check. */
  isError: boolean;
};

/** `file#/json/pointer: message`. */
export const lineOf = (name: string, { pointer, message, isError }: Finding): string =>
  `${name}${pointer ? `#${pointer}` : ''}: ${message}${isError ? '' : ' [warning]'}`;
