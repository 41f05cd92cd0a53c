import { columnGrid } from '#registry/page/layout/column-grid.ts';
import { captionText } from '#registry/page/layout/frame.ts';
import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';

const { colour, size, space } = theme;

export const albumStyles = {
  header: style({ display: 'grid', gap: space.s, maxWidth: theme.measure.narrow, marginBottom: space.xl }),
  pageTitle: style({ fontSize: size.h1, textWrap: 'balance' }),
  title: style({ fontSize: size.h2, textWrap: 'balance' }),
  text: style({ color: colour.muted, fontSize: size.lead, lineHeight: theme.leading.snug }),
  facts: style({ color: colour.muted, fontSize: size.small }),
  grid: style({
    display: 'grid',
    gap: `${space.l} ${space.grid}`,
    padding: 0,
    listStyle: 'none',
    ...columnGrid,
  }),
  picture: style({ position: 'relative', overflow: 'hidden', borderRadius: theme.radius.s }),
  caption: style(captionText, { marginTop: space.xs }),
};
