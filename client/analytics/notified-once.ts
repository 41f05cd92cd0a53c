import { readData, writeData } from '../storage.ts';

/** Orders of which the browser remembers that they were told. */
const maxNotified = 50;

const readIds = (data: unknown): string[] | null =>
  Array.isArray(data) ? data.filter((id): id is string => typeof id === 'string') : null;

export const wasNotified = (id: string): boolean => (readData('measured', readIds) ?? []).includes(id);

/** Returns whether something is told for the first time in this browser, and remembers it: a page that is read again tells nothing twice. */
export function notifyOnce(id: string): boolean {
  if (wasNotified(id)) return false;
  writeData('measured', [...(readData('measured', readIds) ?? []), id].slice(-maxNotified));
  return true;
}
