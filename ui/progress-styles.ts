import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';

export const progressStyles = {
  frame: style({ display: 'grid', gap: '0.5rem' }),
  text: style({ margin: 0, fontSize: theme.size.small, lineHeight: 1.4 }),
  bar: style({
    appearance: 'none',
    width: '100%',
    height: '0.4rem',
    border: 0,
    borderRadius: '1rem',
    overflow: 'hidden',
    background: theme.colour.tint,
    color: theme.colour.accent,
    '&::-webkit-progress-bar': { background: theme.colour.tint },
    '&::-webkit-progress-value': { background: theme.colour.accent, borderRadius: '1rem', transition: `inline-size ${theme.motion.slow}` },
    '&::-moz-progress-bar': { background: theme.colour.accent, borderRadius: '1rem' },
  }),
};
