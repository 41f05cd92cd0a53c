import { forcedColours } from '#themes/media.ts';
import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';

export const choiceStyles = {
  /** The error of a box is nearer to it than to the box below. */
  box: style({
    display: 'grid',
    gap: '0.25rem',
    '& > label:has(+ p)': { minHeight: 0, paddingBottom: 0 },
    '& > p:last-child': { marginBottom: '0.5rem' },
  }),
  boxLabel: style({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: '0.75rem',
    alignItems: 'start',
    minHeight: '2.75rem',
    paddingBlock: '0.5rem',
    cursor: 'pointer',
    lineHeight: 1.5,
  }),
  mark: style({
    width: '1.25rem',
    height: '1.25rem',
    margin: '0.1em 0 0',
    flex: 'none',
    accentColor: theme.colour.primary,
    cursor: 'inherit',
  }),
  group: style({ border: 0, margin: 0, padding: 0, minWidth: 0, display: 'grid', gap: '0.75rem' }),
  legend: style({ padding: 0, marginBottom: '0.75rem', fontWeight: theme.weight.menu }),
  options: style({
    display: 'grid',
    gap: '0.75rem',
    '&[data-layout="grid"]': { gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))', gap: '0.5rem' },
  }),
  card: style({
    display: 'flex',
    gap: '0.85rem',
    alignItems: 'flex-start',
    padding: '1rem 1.1rem',
    border: `1px solid ${theme.colour.rule}`,
    borderRadius: theme.radius.m,
    background: theme.colour.surface,
    cursor: 'pointer',
    transition: `border-color ${theme.motion.quick}, background-color ${theme.motion.quick}`,
    '&:hover': { borderColor: theme.colour.ruleStrong },
    '&:has(input:checked)': {
      borderColor: theme.colour.primary,
      boxShadow: `inset 0 0 0 1px ${theme.colour.primary}`,
      background: theme.colour.tint,
    },
    '&:has(input:focus-visible)': { outline: `2px solid ${theme.colour.focus}`, outlineOffset: 2 },
    [forcedColours]: { '&:has(input:checked)': { borderColor: 'Highlight', outline: '2px solid Highlight', outlineOffset: '-4px' } },
    '&:has(input:disabled)': { opacity: 0.55, cursor: 'not-allowed' },
    '[data-layout="grid"] > &': { padding: '0.6rem 0.8rem', alignItems: 'center', gap: '0.6rem' },
  }),
  cardText: style({ display: 'grid', gap: '0.2rem', flex: 1, minWidth: 0 }),
  cardLabel: style({ fontWeight: theme.weight.menu, lineHeight: 1.35 }),
  cardDetail: style({ color: theme.colour.muted, fontSize: theme.size.small, lineHeight: 1.45 }),
  cardAside: style({ fontWeight: theme.weight.menu, whiteSpace: 'nowrap' }),
};
