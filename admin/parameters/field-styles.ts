import { below } from '#themes/media.ts';
import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';

const { colour, size, space } = theme;

export const fieldStyles = {
  field: style({
    position: 'relative',
    display: 'grid',
    gap: '0.3rem',
    paddingBlock: space.s,
    borderBottom: `1px solid ${colour.rule}`,
    scrollMarginTop: space.xl,
    '&[data-changed="true"]::before': {
      content: '""',
      position: 'absolute',
      insetBlock: space.s,
      insetInlineStart: '-0.75rem',
      width: 3,
      borderRadius: 2,
      background: colour.primary,
    },
  }),
  head: style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `0 ${space.s}`, minHeight: '1.6rem' }),
  label: style({ fontWeight: theme.weight.strong, lineHeight: 1.35 }),
  marks: style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `0 ${space.s}`, marginInlineStart: 'auto' }),
  mark: style({
    color: colour.muted,
    fontSize: size.caption,
    '&[data-mark="changed"]': { color: colour.primaryInk, fontWeight: theme.weight.strong },
  }),
  foot: style({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: `0 ${space.m}`,
    color: colour.muted,
    fontSize: size.caption,
    lineHeight: 1.45,
    [below('lg')]: { fontSize: size.small },
  }),
  outdated: style({
    display: 'grid',
    justifyItems: 'start',
    gap: '0.3rem',
    padding: space.s,
    borderInlineStart: `3px solid ${colour.accent}`,
    background: colour.tint,
    fontSize: size.small,
    '& blockquote': { margin: 0, fontStyle: 'italic', overflowWrap: 'anywhere' },
  }),
  error: style({
    color: colour.danger,
    fontSize: size.caption,
    lineHeight: 1.4,
    '&::before': { content: '"! "', fontWeight: theme.weight.strong },
  }),
};
