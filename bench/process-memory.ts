import { readFileSync } from 'node:fs';

type Process = { pid: number };

/** Memory that a process holds (its resident set), in MB. Throws where the process has ended. */
export const memoryMb = ({ pid }: Process): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
