import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';

export const tabStyles = {
  list: style({ display: 'flex', gap: '1.75rem', marginBottom: '1.5rem', borderBottom: `1px solid ${theme.colour.rule}` }),
  tab: style({
    minHeight: '2.75rem',
    padding: '0.5rem 0',
    border: 0,
    borderBottom: '2px solid transparent',
    marginBottom: -1,
    background: 'transparent',
    color: theme.colour.muted,
    font: 'inherit',
    cursor: 'pointer',
    '&:hover': { color: theme.colour.ink },
    '&[aria-selected="true"]': { color: theme.colour.ink, borderBottomColor: theme.colour.primary, fontWeight: theme.weight.strong },
  }),
};
