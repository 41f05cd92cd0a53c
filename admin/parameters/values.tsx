import { createContext, type ReactNode, use } from 'react';
import type { ParameterValues } from '#schemas/parameters/index.ts';

const Values = createContext<ParameterValues | null>(null);

/** The values as the unsaved texts give them, for controls that show what follows from others. */
export function ValuesProvider({ value, children }: { value: ParameterValues; children: ReactNode }) {
  return <Values value={value}>{children}</Values>;
}

/** @throws Error outside a ValuesProvider */
export function useValues(): ParameterValues {
  const values = use(Values);
  if (!values) throw new Error('useValues needs a ValuesProvider above it');
  return values;
}
