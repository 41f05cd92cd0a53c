import { frame } from '#registry/page/layout/frame.ts';
import { above } from '#themes/media.ts';
import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';

const { colour, measure, size, space } = theme;

export const newsletterStyles = {
  band: style({ background: colour.tintAccent, paddingBlock: `calc(${space.section} * 0.62)` }),
  inner: style(frame(), {
    display: 'grid',
    gap: `${space.l} ${space.xxl}`,
    alignItems: 'start',
    [above('md')]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)' },
  }),
  texts: style({ display: 'grid', gap: space.xs }),
  text: style({ maxWidth: '30em' }),
  form: style({ display: 'grid', gap: space.m, maxWidth: measure.narrow }),
  line: style({
    display: 'grid',
    // Browsers read the labels of forms that nobody sees yet: a weight of its own would fetch a font file for one line.
    '& label': { fontWeight: 'inherit' },
    gap: space.s,
    alignItems: 'start',
    [above('sm')]: { gridTemplateColumns: 'minmax(0, 1fr) auto', '& > button': { marginTop: '1.68em' } },
  }),
  lists: style({ display: 'grid', gap: space.s, padding: 0, margin: 0, border: 0, '& > legend': { padding: 0, marginBottom: space.xs } }),
  error: style({ color: colour.danger, fontSize: size.small }),
  consent: style({ fontSize: size.small, lineHeight: theme.leading.snug, '& a': { color: colour.ink } }),
  page: style(frame(measure.text), { display: 'grid', gap: space.l, justifyItems: 'start', paddingBlock: space.section }),
};
