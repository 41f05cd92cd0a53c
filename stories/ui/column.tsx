import type { ReactNode } from 'react';
import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';

const column = style({ display: 'grid', justifyItems: 'start', gap: theme.space.l, padding: theme.space.l, maxWidth: '40rem' });

/** Primitives below each other, as wide as they are. */
export const Column = ({ children }: { children: ReactNode }) => <div className={column}>{children}</div>;
