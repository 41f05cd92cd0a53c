import { reducedMotion } from '#themes/media.ts';
import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';

const turn = { '@keyframes ui-turn': { to: { transform: 'rotate(1turn)' } } };
const breathe = { '@keyframes ui-breathe': { '50%': { opacity: 0.45 } } };

export const spinnerStyles = {
  ring: style(turn, breathe, {
    display: 'inline-block',
    width: '1.1em',
    height: '1.1em',
    boxSizing: 'border-box',
    border: '2px solid currentColor',
    borderRightColor: 'transparent',
    borderRadius: '50%',
    verticalAlign: '-0.15em',
    animation: 'ui-turn 0.8s linear infinite',
    [reducedMotion]: { animation: 'ui-breathe 1.6s ease-in-out infinite' },
  }),
  /** Without scripts what it stands for never comes. */
  skeleton: style({ display: 'grid', gap: '0.75rem', '@media (scripting: none)': { display: 'none' } }),
  bar: style(breathe, {
    display: 'block',
    borderRadius: theme.radius.s,
    background: theme.colour.tint,
    animation: 'ui-breathe 1.6s ease-in-out infinite',
    [reducedMotion]: { animation: 'none' },
  }),
};
