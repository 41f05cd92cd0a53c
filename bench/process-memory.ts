import { readdirSync, readFileSync } from 'node:fs';

type Process = { pid: number };

/** Memory that a process holds (its resident set), in MB. Throws where the process has ended. */
export const memoryMb = ({ pid }: Process): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

/** Reads a file of /proc; empty where its process has ended since. */
export function readProc(path: string): string {
  try {
    return readFileSync(`/proc/${path}`, 'utf8');
  } catch {
    return '';
  }
}

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

const parentOf = (pid: string): number => Number(/^PPid:\s+(\d+)/m.exec(readProc(`${pid}/status`))?.[1] ?? 0);
const proportionalMb = (pid: number): number => Number(/^Pss:\s+(\d+)/m.exec(readProc(`${pid}/smaps_rollup`))?.[1] ?? 0) / 1024;
