import { columnGrid } from '#registry/page/layout/column-grid.ts';
import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';

const { space } = theme;

export const blogListStyles = {
  first: style({ marginBottom: space.xxl }),
  grid: style({
    display: 'grid',
    gap: `${space.xxl} ${space.grid}`,
    padding: 0,
    listStyle: 'none',
    ...columnGrid,
  }),
  pages: style({ marginTop: space.xxl }),
};
