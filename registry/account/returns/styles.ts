import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';

const { colour, radius, size, space } = theme;

export const returnStyles = {
  page: style({ display: 'grid', gap: space.l, maxWidth: theme.measure.narrow }),
  head: style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', justifyContent: 'space-between', gap: space.m }),
  title: style({
    margin: 0,
    fontFamily: theme.font.title,
    fontSize: size.h3,
    fontWeight: theme.weight.title,
    color: colour.heading,
  }),
  muted: style({ margin: 0, color: colour.muted }),
  group: style({ display: 'grid', gap: space.m, minWidth: 0, margin: 0, padding: 0, border: 0, '& > legend': { paddingBottom: space.s } }),
  line: style({
    display: 'grid',
    gap: space.s,
    padding: space.m,
    border: `1px solid ${colour.rule}`,
    borderRadius: radius.m,
    background: colour.surface,
    '&[data-chosen="true"]': { borderColor: colour.primary },
  }),
  choice: style({ display: 'grid', gridTemplateColumns: '4rem minmax(0, 1fr)', gap: space.m, alignItems: 'center' }),
  picture: style({
    display: 'block',
    aspectRatio: '4 / 5',
    overflow: 'hidden',
    borderRadius: radius.s,
    background: colour.tint,
    '& picture': { height: '100%' },
  }),
  detail: style({ display: 'block', color: colour.muted, fontSize: size.small }),
  facts: style({ display: 'grid', gap: space.m, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 10rem), 1fr))' }),
  text: style({ margin: 0, whiteSpace: 'pre-line' }),
  badge: style({
    padding: `${space.xxs} ${space.s}`,
    borderRadius: radius.s,
    background: colour.tintAccent,
    color: colour.ink,
    fontSize: size.small,
  }),
  card: style({
    display: 'grid',
    gap: space.m,
    padding: space.l,
    borderRadius: radius.m,
    background: colour.surface,
    boxShadow: theme.shadow.soft,
  }),
  steps: style({ display: 'grid', gap: space.s, margin: 0, padding: 0, listStyle: 'none' }),
  step: style({
    display: 'grid',
    gridTemplateColumns: '1.5rem minmax(0, 1fr) auto',
    gap: space.s,
    color: colour.muted,
    '&[data-done="true"]': { color: colour.ink },
    '& time': { color: colour.muted, fontSize: size.small },
  }),
  /** A tick in a step that was taken, an empty circle in one ahead. */
  mark: style({
    display: 'grid',
    placeItems: 'center',
    width: '1.1em',
    height: '1.1em',
    marginTop: '0.2em',
    '&:empty::before': { content: '""', width: '0.6em', height: '0.6em', border: '1px solid currentColor', borderRadius: '50%' },
  }),
  sum: style({ display: 'flex', justifyContent: 'space-between', gap: space.m, margin: 0 }),
};
