import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';

/** One field under another; names side by side where there is room. */
export const accountForm = style({ display: 'grid', gap: theme.space.l });
export const pair = style({ display: 'grid', gap: theme.space.l, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12rem), 1fr))' });
