import { readdirSync, readFileSync } from 'node:fs';

/** MB that a process and those that it started hold; what several share is counted once (PSS of Linux). */
export function heldMb(pid: number): number {
  const parents = new Map(
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map((name) => [Number(name), parentOf(name)]),
  );
  const isInside = (each: number | undefined): boolean => each !== undefined && each > 1 && (each === pid || isInside(parents.get(each)));
  return [...parents.keys()].filter(isInside).reduce((total, each) => total + proportionalMb(each), 0);
}

const readProc = (path: string): string => {
  try {
    return readFileSync(`/proc/${path}`, 'utf8');
  } catch {
    // It has ended since.
    return '';
  }
};
const parentOf = (pid: string): number => Number(/^PPid:\s+(\d+)/m.exec(readProc(`${pid}/status`))?.[1] ?? 0);
const proportionalMb = (pid: number): number => Number(/^Pss:\s+(\d+)/m.exec(readProc(`${pid}/smaps_rollup`))?.[1] ?? 0) / 1024;
