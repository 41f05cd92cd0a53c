import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';

export const paginationStyles = {
  nav: style({ display: 'flex', flexWrap: 'wrap', gap: '0.25rem', alignItems: 'center', justifyContent: 'center' }),
  link: style({
    display: 'grid',
    placeItems: 'center',
    minWidth: '2.75rem',
    height: '2.75rem',
    borderRadius: theme.radius.s,
    color: theme.colour.ink,
    textDecoration: 'none',
    fontVariantNumeric: 'tabular-nums',
    '&:hover': { background: theme.colour.tint },
    '&[aria-current="page"]': { background: theme.colour.primary, color: theme.colour.onPrimary },
  }),
  gap: style({ padding: '0 0.25rem', color: theme.colour.muted }),
};
