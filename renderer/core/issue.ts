/** Code of a fault in a document or block that was repaired, dropped or left out. */
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
  | 'screens'
  | 'forbidden-key'
  | 'too-deep'
  | 'too-many-nodes'
  | 'unknown-type'
  | 'migration'
  | 'component'
  | 'component-cycle'
  | 'load'
  | 'load-timeout'
  | 'render'
  | 'more';

export type Issue = {
  code: IssueCode;
  /** JSON pointer into the document (RFC 6901); within a shared component, preceded by its slug and `#`. */
  pointer: string;
  /** For developers, in English. */
  message: string;
};

/** Most issues that are listed: a document of nothing but mistakes must not fill the log. */
export const maxIssues = 1000;

/** Lists an issue; the last that is listed says that there are more. */
export function addIssue(issues: Issue[], issue: Issue): void {
  if (issues.length < maxIssues - 1) issues.push(issue);
  else if (issues.length < maxIssues) issues.push({ code: 'more', pointer: '', message: `only the first ${maxIssues - 1} are listed` });
}

/** Adds a step to a JSON pointer. */
export const point = (pointer: string, step: string | number): string =>
  `${pointer}/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`;

/** The steps of a JSON pointer. */
export const stepsOf = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));

/** The words of whatever was thrown; there are values that cannot be made text. */
export function messageOf(error: unknown): string {
  if (error instanceof Error) return error.message;
  return typeof error === 'object' || typeof error === 'function' ? 'an unknown error' : String(error);
}
