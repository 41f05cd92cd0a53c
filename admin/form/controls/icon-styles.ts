import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';

const { colour, radius, size, space } = theme;

export const iconStyles = {
  picture: style({
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: '2.4rem',
    height: '2.2rem',
    border: `1px solid ${colour.rule}`,
    borderRadius: radius.s,
    background: colour.ground,
  }),
  grid: style({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(5.2rem, 1fr))',
    gap: space.xxs,
    padding: 0,
    listStyle: 'none',
  }),
  choice: style({
    display: 'grid',
    justifyItems: 'center',
    gap: '0.3rem',
    width: '100%',
    minHeight: '4.2rem',
    padding: '0.5rem 0.25rem',
    borderRadius: radius.s,
    fontSize: size.caption,
    lineHeight: 1.2,
    textAlign: 'center',
    overflowWrap: 'anywhere',
    '&:hover': { background: colour.tint },
    '&[aria-pressed="true"]': { background: colour.tintPrimary, color: colour.primaryInk },
  }),
};
