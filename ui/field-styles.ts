import { type CSSObject, style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';

/** 16 px at least: below it iOS zooms into the field. */
const control: CSSObject = {
  width: '100%',
  minWidth: 0,
  minHeight: '3rem',
  boxSizing: 'border-box',
  padding: '0.6rem 0.9rem',
  border: `1px solid ${theme.colour.ruleStrong}`,
  borderRadius: theme.radius.s,
  background: theme.colour.fieldGround,
  color: theme.colour.fieldInk,
  font: 'inherit',
  fontSize: 'max(1rem, 16px)',
  transition: `border-color ${theme.motion.quick}`,
  '&:hover': { borderColor: theme.colour.ink },
  '&[aria-invalid="true"]': { borderColor: theme.colour.danger, boxShadow: `inset 0 0 0 1px ${theme.colour.danger}` },
  '&:disabled': { opacity: 0.6, cursor: 'not-allowed' },
  '&::placeholder': { color: theme.colour.fieldMuted, opacity: 1 },
};

export const fieldStyles = {
  frame: style({ display: 'grid', gap: '0.35rem', alignContent: 'start', minWidth: 0 }),
  label: style({ fontWeight: theme.weight.menu, lineHeight: 1.3 }),
  optional: style({ color: theme.colour.muted, fontWeight: 400 }),
  hint: style({ margin: 0, color: theme.colour.muted, fontSize: theme.size.small, lineHeight: 1.4 }),
  error: style({
    margin: 0,
    color: theme.colour.danger,
    fontSize: theme.size.small,
    lineHeight: 1.4,
    // Scrolled into sight, it brings along the label that it stands under.
    scrollMarginBlock: '4rem',
    '&::before': { content: '"! "', fontWeight: theme.weight.strong },
  }),
  control: style(control),
  area: style(control, { minHeight: '6rem', resize: 'vertical', lineHeight: 1.5 }),
  select: style(control, { cursor: 'pointer' }),
  compact: style({
    '& > label': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)', whiteSpace: 'nowrap' },
    '& > select, & > input': { minHeight: '2.75rem', padding: '0.3rem 0.6rem' },
    '& > select': { width: 'auto' },
  }),
  joined: style({ position: 'relative', display: 'block', '& > input': { paddingRight: '6.5rem' } }),
  inside: style({
    position: 'absolute',
    inset: '2px 2px 2px auto',
    padding: '0 0.9rem',
    border: 0,
    borderRadius: theme.radius.s,
    background: 'transparent',
    color: 'inherit',
    font: 'inherit',
    fontSize: theme.size.small,
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
    cursor: 'pointer',
  }),
};
