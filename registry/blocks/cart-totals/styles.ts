import { below } from '#themes/media.ts';
import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';
import { barHeight } from '../../navigation-parts/bar-styles.ts';

export const cartTotalsStyles = {
  card: style({
    display: 'grid',
    gap: theme.space.m,
    padding: theme.space.l,
    borderRadius: theme.radius.m,
    background: theme.colour.surface,
    boxShadow: theme.shadow.soft,
  }),
  title: style({
    margin: 0,
    fontFamily: theme.font.title,
    fontSize: theme.size.h4,
    fontWeight: theme.weight.title,
    color: theme.colour.heading,
  }),
  rows: style({
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    gap: `${theme.space.xs} ${theme.space.m}`,
    margin: 0,
    '& dd': { margin: 0, textAlign: 'end' },
  }),
  muted: style({ margin: 0, color: theme.colour.muted, fontSize: theme.size.small }),
  /** On a phone total and button stay in reach, above the mobile bar where there is one. */
  foot: style({
    display: 'grid',
    gap: theme.space.m,
    paddingTop: theme.space.m,
    borderTop: `1px solid ${theme.colour.rule}`,
    [below('md')]: {
      '&[data-sticky="true"][data-over-bar="true"]': { bottom: barHeight },
      '&[data-sticky="true"]': {
        position: 'sticky',
        bottom: 0,
        zIndex: theme.layer.raised,
        margin: `0 calc(-1 * ${theme.space.l})`,
        padding: `${theme.space.m} ${theme.space.l}`,
        background: theme.colour.surface,
      },
      // Over what follows it would lie: only the last of the card reaches its edge.
      '&[data-sticky="true"]:last-child': {
        marginBottom: `calc(-1 * ${theme.space.l})`,
        borderRadius: `0 0 ${theme.radius.m} ${theme.radius.m}`,
      },
    },
  }),
  total: style({
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: theme.space.m,
    margin: 0,
    '& strong': { fontSize: '1.25rem' },
  }),
  reassurance: style({
    display: 'grid',
    gap: theme.space.xs,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    color: theme.colour.muted,
    fontSize: theme.size.small,
    '& li::before': { content: '"✓ "', color: theme.colour.positive },
  }),
};
