import type { ReactNode } from 'react';

/** Returns the content of a numbered slot (`slide-1`, `slide-2` …), or undefined if it is empty. */
export function numberedSlot(slots: Readonly<Record<string, ReactNode>>, name: string, index: number): ReactNode | undefined {
  const content = slots[`${name}-${index + 1}`];
  return content === null || (Array.isArray(content) && content.length === 0) ? undefined : content;
}

/** The names of a block's numbered slots, for its definition. */
export const numberedSlots = (name: string, count: number): string[] => Array.from({ length: count }, (_, index) => `${name}-${index + 1}`);
