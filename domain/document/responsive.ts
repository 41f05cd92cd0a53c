import { isRecord } from './patch.ts';

export type Breakpoint = 'base' | 'sm' | 'md' | 'lg' | 'xl';

/** Breakpoints, the smallest screen first, as a responsive value writes them. */
export const breakpointNames: readonly Breakpoint[] = ['base', 'sm', 'md', 'lg', 'xl'];

/** Returns whether a prop's value is given by breakpoints. */
export const isResponsive = (value: unknown): value is Partial<Record<Breakpoint, unknown>> =>
  isRecord(value) && Object.keys(value).length > 0 && Object.keys(value).every((key) => breakpointNames.some((name) => name === key));
