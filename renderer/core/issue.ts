/** What was wrong with a document or a block, and so repaired, dropped or left out. */
export type IssueCode =
  | 'document'
  | 'layout'
  | 'node'
  | 'id'
  | 'version'
  | 'props'
  | 'prop'
  | 'required-prop'
  | 'slots'
  | 'unknown-slot'
  | 'bind'
  | 'rule'
  | 'forbidden-key'
  | 'too-deep'
  | 'too-many-nodes'
  | 'unknown-type'
  | 'migration'
  | 'component'
  | 'component-cycle'
  | 'load'
  | 'load-timeout'
  | 'render';

export type Issue = {
  code: IssueCode;
  /** JSON pointer into the document (RFC 6901); within a shared component, preceded by its slug and `#`. */
  pointer: string;
  /** For developers, in English. */
  message: string;
};

/** Adds a step to a JSON pointer. */
export const point = (pointer: string, step: string | number): string =>
  `${pointer}/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`;
