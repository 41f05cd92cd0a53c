import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';

const { colour, radius, size, space } = theme;

export const fontStyles = {
  current: style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: space.s, width: '100%' }),
  name: style({ fontFamily: 'var(--face)', fontSize: '1.15rem', lineHeight: 1.3 }),
  list: style({
    display: 'grid',
    maxHeight: '24rem',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    border: `1px solid ${colour.rule}`,
    borderRadius: radius.s,
  }),
  option: style({
    position: 'relative',
    display: 'grid',
    gap: 2,
    padding: '0.5rem 0.7rem',
    borderBottom: `1px solid ${colour.rule}`,
    cursor: 'pointer',
    '& input': { position: 'absolute', inset: 0, opacity: 0, cursor: 'inherit' },
    '&:last-child': { borderBottom: 0 },
    '&:hover': { background: colour.tint },
    '&:has(input:checked)': { background: colour.tintPrimary },
    '&:has(input:focus-visible)': { outline: `2px solid ${colour.focus}`, outlineOffset: -2 },
  }),
  sample: style({ fontFamily: 'var(--face)', fontSize: '1.2rem', lineHeight: 1.35 }),
  line: style({ display: 'flex', justifyContent: 'space-between', gap: space.s, color: colour.muted, fontSize: size.caption }),
  specimen: style({ display: 'grid', gap: space.xs, padding: space.s, borderRadius: radius.s, background: colour.tint }),
  cuts: style({ display: 'grid', gap: space.xs, margin: 0, padding: 0, listStyle: 'none' }),
  upload: style({ display: 'grid', gap: space.xs, padding: space.s, border: `1px dashed ${colour.ruleStrong}`, borderRadius: radius.s }),
  progress: style({ width: '100%', accentColor: colour.primary }),
  fault: style({ color: colour.danger, fontSize: size.caption }),
};
