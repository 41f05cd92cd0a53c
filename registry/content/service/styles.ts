import { belowHeader, caps } from '#registry/page/layout/frame.ts';
import { above } from '#themes/media.ts';
import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';
import { listMarks, prose } from '../texts/prose.ts';

const { colour, measure, size, space } = theme;

export const serviceStyles = {
  split: style({
    display: 'grid',
    gap: `${space.xl} ${space.xxl}`,
    alignItems: 'start',
    [above('md')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
  }),
  alone: style({ maxWidth: measure.narrow }),
  picture: style({
    aspectRatio: '3 / 2',
    borderRadius: theme.radius.m,
    overflow: 'hidden',
    '& picture': { height: '100%' },
    [above('md')]: { position: 'sticky', top: belowHeader, aspectRatio: '4 / 5', maxHeight: '80svh' },
  }),
  texts: style({ display: 'grid', gap: space.l, justifyItems: 'start', maxWidth: measure.text }),
  pageTitle: style({ fontSize: size.h1, textWrap: 'balance' }),
  title: style({ fontSize: size.h2, textWrap: 'balance' }),
  facts: style({ fontSize: size.lead }),
  summary: style({ fontSize: size.lead, lineHeight: theme.leading.snug, color: colour.muted }),
  included: style({ display: 'grid', gap: space.xs }),
  label: style(caps, { fontSize: size.body, color: colour.accentInk }),
  points: style(listMarks),
  text: style(prose, { paddingTop: space.l, borderTop: `1px solid ${colour.rule}`, width: '100%' }),
};
