import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';
import { columnGrid } from '../../page-parts/column-grid.ts';

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
