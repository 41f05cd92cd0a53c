/** Something that a check says about a document. */
export type Finding = {
  /** JSON pointer into the document. */
  pointer: string;
  /** What kind of mistake: a code of the renderer's issues, `translation`, `schema` or `json`. */
  code: string;
  message: string;
  /** False: a warning, which fails no check. */
  isError: boolean;
};

/** `file#/json/pointer: message`. */
export const lineOf = (name: string, { pointer, message, isError }: Finding): string =>
  `${name}${pointer ? `#${pointer}` : ''}: ${message}${isError ? '' : ' [warning]'}`;
