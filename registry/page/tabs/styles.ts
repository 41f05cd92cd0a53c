import { type CSSObject, style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';
import { belowHeader, caps } from '../layout/frame.ts';

const { colour, motion, size, space } = theme;

/** Media query in which tabs work: on a screen, with scripts. Otherwise every panel shows. */
const working = '@media screen and (scripting: enabled)';
const notWorking = '@media print, (scripting: none)';

const tab: CSSObject = {
  flex: 'none',
  minHeight: '2.75rem',
  color: colour.muted,
  transition: `background-color ${motion.quick}, color ${motion.quick}, border-color ${motion.quick}`,
  '&:hover': { color: colour.ink },
  '&:focus-visible': { outlineOffset: '-2px' },
};

export const tabsStyles = {
  root: style({ scrollMarginTop: belowHeader }),
  /** As wide as the page allows; more tabs than fit are scrolled to. */
  list: style({ display: 'flex', overflowX: 'auto', scrollbarWidth: 'none', marginBottom: space.l, [notWorking]: { display: 'none' } }),
  lists: {
    line: style({ gap: space.l, boxShadow: `inset 0 -1px ${colour.rule}` }),
    pill: style({ gap: space.xs }),
  },
  aligns: {
    start: style({ justifyContent: 'flex-start' }),
    center: style({ justifyContent: 'safe center' }),
    end: style({ justifyContent: 'safe flex-end' }),
  },
  tab: {
    line: style(caps, tab, {
      paddingBlock: space.xs,
      borderBottom: '2px solid transparent',
      '&[aria-selected="true"]': { color: colour.heading, borderBottomColor: colour.primaryInk },
    }),
    pill: style(caps, tab, {
      paddingInline: space.l,
      borderRadius: theme.radius.pill,
      '&:hover:not([aria-selected="true"])': { background: colour.tint },
      '&[aria-selected="true"]': { background: colour.primary, color: colour.onPrimary },
    }),
  },
  panel: style({
    scrollMarginTop: belowHeader,
    '& > * + *': { marginTop: space.l },
    '&:focus-visible': { outlineOffset: space.xs },
    [working]: { '&[data-away]': { display: 'none' } },
    [notWorking]: { marginBottom: space.xl },
  }),
  title: style(caps, { color: colour.heading, fontSize: size.h4, marginBottom: space.s, [working]: { display: 'none' } }),
};
