import { above, reducedMotion } from '#themes/media.ts';
import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';

export const toastStyles = {
  /** Beside an open drawer instead of over its head; a drawer from below leaves the top free. */
  region: style({
    position: 'fixed',
    inset: '1rem 1rem auto auto',
    width: 'min(22rem, calc(100vw - 2rem))',
    margin: 0,
    padding: 0,
    border: 0,
    background: 'transparent',
    overflow: 'visible',
    pointerEvents: 'none',
    zIndex: theme.layer.toast,
    [above('md')]: { 'html:has(dialog[data-shape="drawer"][open]) &': { right: '28rem' } },
  }),
  list: style({ display: 'grid', gap: '0.6rem' }),
  toast: style({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '0.75rem',
    margin: 0,
    padding: '0.5rem 0.5rem 0.5rem 1.1rem',
    borderRadius: theme.radius.m,
    borderLeft: `4px solid ${theme.colour.accent}`,
    background: theme.colour.surface,
    color: theme.colour.ink,
    boxShadow: theme.shadow.raised,
    pointerEvents: 'auto',
    lineHeight: 1.4,
    '&[data-tone="error"]': { borderLeftColor: theme.colour.danger },
    '&[data-tone="info"]': { borderLeftColor: theme.colour.primary },
    transition: `opacity ${theme.motion.slow}, transform ${theme.motion.slow}`,
    '@starting-style': { opacity: 0, transform: 'translateY(-0.5rem)' },
    [reducedMotion]: { transition: 'none' },
  }),
  dismiss: style({
    flex: 'none',
    width: '2.5rem',
    height: '2.5rem',
    border: 0,
    borderRadius: '50%',
    background: 'transparent',
    color: 'inherit',
    font: 'inherit',
    fontSize: '1.4rem',
    lineHeight: 1,
    cursor: 'pointer',
  }),
};
