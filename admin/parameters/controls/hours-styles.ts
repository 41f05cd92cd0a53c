import { below } from '#themes/media.ts';
import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';

export const hoursStyles = {
  rows: style({ minWidth: 0, margin: 0, padding: 0, border: 0, display: 'grid', gap: theme.space.xxs, justifyItems: 'start' }),
  closed: style({ color: theme.colour.muted, fontStyle: 'italic' }),
  time: style({
    minHeight: '2.2rem',
    padding: '0.3rem 0.5rem',
    border: `1px solid ${theme.colour.ruleStrong}`,
    borderRadius: theme.radius.s,
    background: theme.colour.surface,
    fontVariantNumeric: 'tabular-nums',
    '&[aria-invalid="true"]': { borderColor: theme.colour.danger },
    [below('lg')]: { minHeight: '2.75rem', fontSize: '16px' },
  }),
};
