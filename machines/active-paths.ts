import type { StateValue } from 'xstate';

/** The states that a machine is in, from the outermost inwards: `{ confirming: 'reading' }` → `confirming`, `confirming.reading`. */
export const activePaths = (value: StateValue): string[] =>
  typeof value === 'string'
    ? [value]
    : Object.entries(value).flatMap(([name, inner = {}]) => [name, ...activePaths(inner).map((path) => `${name}.${path}`)]);
