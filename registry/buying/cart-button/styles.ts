import { hoveredIcon } from '#registry/navigation/site/bar-styles.ts';
import { hover } from '#themes/media.ts';
import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';

const { colour } = theme;

/** Handed to the button as classes with its data: every page loads its code, and need not load these. */
export const cartButtonStyles = {
  box: style({ position: 'relative' }),
  icon: style({
    display: 'grid',
    placeItems: 'center',
    width: '3rem',
    height: '3rem',
    borderRadius: theme.radius.pill,
    color: 'inherit',
    textDecoration: 'none',
    transition: `background-color ${theme.motion.quick}`,
    [hover]: { '&:hover': { color: 'inherit', background: hoveredIcon } },
    fontSize: theme.site.menuIcon,
  }),
  mark: style({ position: 'relative', display: 'grid' }),
  count: style({
    position: 'absolute',
    top: '-0.55rem',
    right: '-0.7rem',
    minWidth: '1.2rem',
    height: '1.2rem',
    padding: '0 0.25rem',
    borderRadius: theme.radius.pill,
    background: colour.button,
    color: colour.onButton,
    fontFamily: theme.font.content,
    fontSize: '0.72rem',
    fontWeight: theme.weight.strong,
    letterSpacing: 0,
    lineHeight: '1.2rem',
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
  }),
};
