import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';

/** One field under another; names side by side where there is room. Without scripts nothing would come of it: it is not there. */
export const accountForm = style({ display: 'grid', gap: theme.space.l, '@media (scripting: none)': { display: 'none' } });
export const pair = style({ display: 'grid', gap: theme.space.l, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12rem), 1fr))' });
