import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';

export const productStyles = {
  /** Wide content scrolls or breaks inside it. */
  body: style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.space.m }),
  file: style({
    display: 'grid',
    gap: theme.space.xs,
    padding: theme.space.m,
    border: `1px dashed ${theme.colour.rule}`,
    borderRadius: theme.radius.s,
    '& label': { fontWeight: theme.weight.strong },
    '& input': { width: '100%', minWidth: 0, minHeight: '2.75rem', fontSize: theme.size.small },
    '& input::file-selector-button': {
      minHeight: '2.75rem',
      marginInlineEnd: theme.space.s,
      padding: `0 ${theme.space.m}`,
      border: `1px solid ${theme.colour.primary}`,
      borderRadius: theme.radius.s,
      background: theme.colour.surface,
      color: theme.colour.primaryInk,
      font: 'inherit',
      cursor: 'pointer',
    },
    '& input:disabled::file-selector-button': { borderColor: theme.colour.rule, color: theme.colour.muted, cursor: 'default' },
  }),
  progress: style({ width: '100%', accentColor: theme.colour.primary }),
  period: style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: theme.space.m }),
};
