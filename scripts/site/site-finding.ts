import { lineOfMistake, type Mistake } from '#backend/operations/archive/archive-error.ts';

/** Something that a check says about a site's folder. */
export type SiteFinding = Mistake & {
  /** False: a warning, which fails no check. */
  isError: boolean;
  /** An import refuses the folder because of it. Otherwise only the entry itself is lost. */
  stopsImport: boolean;
};

/** `file#/json/pointer: what is wrong`. */
export const lineOfFinding = (finding: SiteFinding): string => `${lineOfMistake(finding)}${finding.isError ? '' : ' [warning]'}`;

const counted = (count: number, word: string): string => `${count === 0 ? 'no' : count} ${word}${count === 1 ? '' : 's'}`;

/** Formats the summary for the owner: the number of mistakes and warnings, and whether an import would accept the folder. */
export function summaryOf(folder: string, findings: readonly SiteFinding[]): string {
  const errors = findings.filter(({ isError }) => isError);
  const warnings = findings.length - errors.length;
  const stopping = errors.filter(({ stopsImport }) => stopsImport).length;
  const sums = [counted(errors.length, 'mistake'), ...(warnings > 0 ? [counted(warnings, 'warning')] : [])].join(', ');
  if (errors.length === 0) return `${folder}: ${sums}`;
  const which = errors.length === 1 ? 'it is' : stopping === 1 ? 'one of them is' : `${stopping} of them are`;
  const costs = errors.length === 1 ? 'it costs only itself' : 'each costs only itself';
  const what = stopping > 0 ? `an import is refused until ${which} mended` : `an import is possible: ${costs}`;
  return `${folder}: ${sums}; ${what}`;
}
