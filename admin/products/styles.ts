import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';

export const productStyles = {
  file: style({
    display: 'grid',
    gap: theme.space.xs,
    padding: theme.space.m,
    border: `1px dashed ${theme.colour.rule}`,
    borderRadius: theme.radius.s,
    '& label': { fontWeight: theme.weight.strong },
    '& input': { minHeight: '2.75rem', maxWidth: '100%' },
  }),
  progress: style({ width: '100%', accentColor: theme.colour.primary }),
  period: style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: theme.space.m }),
};
