import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';

export const alertStyles = {
  alert: style({
    display: 'grid',
    gap: '0.5rem',
    padding: '1rem 1.2rem',
    border: `1px solid ${theme.colour.rule}`,
    borderLeft: `4px solid ${theme.colour.primary}`,
    borderRadius: theme.radius.s,
    background: theme.colour.surface,
    lineHeight: 1.5,
    '& > *': { margin: 0 },
    '&[data-tone="error"]': { borderLeftColor: theme.colour.danger },
    '&[data-tone="success"]': { borderLeftColor: theme.colour.accent },
    '&[data-tone="warning"]': { borderLeftColor: theme.colour.warning },
  }),
  title: style({ fontWeight: theme.weight.strong }),
};
