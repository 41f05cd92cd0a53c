import { hover } from '#themes/media.ts';
import { type CSSObject, style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';

export type ButtonVariant = 'solid' | 'outline' | 'quiet' | 'light';
export type ButtonSize = 'm' | 'l';

const { colour, motion, space } = theme;

const base: CSSObject = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '0.6em',
  minHeight: '3rem',
  padding: `0.55rem ${space.l}`,
  border: '1px solid transparent',
  borderRadius: theme.radius.button,
  fontFamily: theme.font.menu,
  fontWeight: theme.weight.menu,
  fontSize: theme.size.body,
  lineHeight: 1.2,
  letterSpacing: theme.tracking.caps,
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  transition: `background-color ${motion.quick}, border-color ${motion.quick}, color ${motion.quick}`,
  '&:disabled, &[aria-disabled="true"]': { opacity: 0.5, cursor: 'not-allowed' },
  '& svg': { flex: 'none' },
};

const looks: Record<ButtonVariant, CSSObject> = {
  solid: {
    background: colour.button,
    color: colour.onButton,
    [hover]: { '&:hover': { background: colour.buttonStrong, color: colour.onButton } },
    '&:active': { background: colour.buttonStrong },
  },
  outline: {
    borderColor: colour.primary,
    color: colour.primaryInk,
    [hover]: { '&:hover': { background: colour.primary, color: colour.onPrimary } },
  },
  quiet: {
    minHeight: '2.75rem',
    paddingInline: 0,
    color: colour.primaryInk,
    backgroundImage: 'linear-gradient(currentColor, currentColor)',
    backgroundSize: '100% 1px',
    backgroundPosition: '0 calc(50% + 0.85em)',
    backgroundRepeat: 'no-repeat',
    transition: `background-size ${motion.calm} ${theme.ease.out}`,
    [hover]: { '&:hover': { backgroundSize: '0 1px', backgroundPosition: '100% calc(50% + 0.85em)', color: colour.primaryInk } },
  },
  light: {
    background: colour.surface,
    color: colour.heading,
    [hover]: { '&:hover': { background: colour.tint, color: colour.heading } },
  },
};

const sizes: Record<ButtonSize, CSSObject> = {
  m: {},
  l: { minHeight: '3.4rem', paddingInline: space.xl, fontSize: '1.06rem' },
};

const classes = Object.fromEntries(
  Object.entries(looks).flatMap(([variant, look]) =>
    Object.entries(sizes).flatMap(([size, measure]) => [
      [`${variant}-${size}`, style(base, measure, look)],
      [`${variant}-${size}-wide`, style(base, measure, look, { width: '100%' })],
    ]),
  ),
);

/** The class of a button's look, for buttons and for links that look like one. */
export const buttonClass = (variant: ButtonVariant = 'solid', size: ButtonSize = 'm', wide = false): string =>
  classes[`${variant}-${size}${wide ? '-wide' : ''}`] ?? '';
