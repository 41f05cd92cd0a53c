import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';

const { colour, size, space } = theme;

export const fieldStyles = {
  group: style({
    '--label-size': size.small,
    '& > [data-field]': {
      position: 'relative',
      paddingBlock: space.s,
      borderBottom: `1px solid ${colour.rule}`,
      scrollMarginTop: space.xl,
    },
    '& > [data-field]:has([data-mark="changed"])::before': {
      content: '""',
      position: 'absolute',
      insetBlock: space.s,
      insetInlineStart: '-0.75rem',
      width: 3,
      borderRadius: 2,
      background: colour.primary,
    },
  }),
  mark: style({
    color: colour.muted,
    fontSize: size.caption,
    '&[data-mark="changed"]': { color: colour.primaryInk, fontWeight: theme.weight.strong },
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
};
