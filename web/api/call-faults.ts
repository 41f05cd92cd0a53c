import { ZodError } from 'zod';
import { ApiFailure } from '#client/api-failure.ts';
import { parseData } from '#client/parse.ts';
import type { CallData, CallKey } from '#schemas/calls/index.ts';

/** Wrong fields that one line names. */
const shownFields = 3;
/** Time after which the same fault is told again, in ms. */
const repeatAfterMs = 60_000;
/** Different faults that are remembered. */
const maxTold = 200;

/** An answer that does not keep the contract of its call. Its message names the first wrong fields: `data.logos.0.path: Invalid input`. */
export class ContractFault extends Error {
  override readonly name = 'ContractFault';
  /** Names of the first wrong fields, `data` for the whole. */
  readonly fields: readonly string[];

  constructor({ issues }: ZodError) {
    const first = issues.slice(0, shownFields).map(({ path, message }) => ({ field: ['data', ...path].join('.'), message }));
    const more = issues.length > shownFields ? ` (and ${issues.length - shownFields} more)` : '';
    super(first.map(({ field, message }) => `${field}: ${message}`).join('; ') + more);
    this.fields = first.map(({ field }) => field);
  }
}

/** The data of an answer, checked. Throws ContractFault. */
export function checkAnswer<K extends CallKey>(key: K, data: unknown): CallData<K> {
  try {
    return parseData(key, data);
  } catch (error) {
    throw error instanceof ZodError ? new ContractFault(error) : error;
  }
}

/** A fault of the API as one line. Undefined: it refused the call, as it may. */
function describeFault(key: CallKey, error: unknown): string | undefined {
  if (error instanceof ContractFault) return `the answer to ${key} does not keep its contract: ${error.message}`;
  if (error instanceof ApiFailure) return error.status < 500 ? undefined : `${key} was answered ${error.status}: ${error.message}`;
  const cause = error instanceof Error && error.cause instanceof Error ? ` (${error.cause.message})` : '';
  return `${key} has no answer: ${error instanceof Error ? error.message : String(error)}${cause}`;
}

export type FaultLog = {
  /** Tells the fault of a failed call, the same one once a minute. */
  tell: (key: CallKey, error: unknown) => void;
  /** Returns whether it is a failure that was told, or that repeats one: whoever fails for it has nothing to add. */
  isTold: (error: unknown) => boolean;
};

/** Faults of the API, told by lines that name the call. @param write writes a line of the log */
export function openFaultLog(write: (call: CallKey, line: string) => void): FaultLog {
  const lastTold = new Map<string, number>();
  const told = new WeakSet<object>();
  return {
    isTold: (error) => typeof error === 'object' && error !== null && told.has(error),
    tell: (key, error) => {
      const line = describeFault(key, error);
      if (line === undefined) return;
      if (typeof error === 'object' && error !== null) told.add(error);
      const now = Date.now();
      if (now - (lastTold.get(line) ?? Number.NEGATIVE_INFINITY) < repeatAfterMs) return;
      lastTold.delete(line);
      lastTold.set(line, now);
      const [oldest] = lastTold.keys();
      if (lastTold.size > maxTold && oldest !== undefined) lastTold.delete(oldest);
      write(key, line);
    },
  };
}
