import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';

export const stepStyles = {
  list: style({
    display: 'flex',
    justifyContent: 'space-between',
    gap: '0.25rem',
    maxWidth: '44rem',
    margin: '0 auto',
    padding: 0,
    listStyle: 'none',
  }),
  step: style({
    position: 'relative',
    flex: 1,
    textAlign: 'center',
    '&:not(:first-of-type)::before': {
      content: '""',
      position: 'absolute',
      top: '0.95rem',
      right: 'calc(50% + 1.35rem)',
      width: 'calc(100% - 2.7rem)',
      borderTop: `1px solid ${theme.colour.ruleStrong}`,
    },
  }),
  link: style({
    display: 'grid',
    justifyItems: 'center',
    gap: '0.35rem',
    color: theme.colour.muted,
    textDecoration: 'none',
    '[data-state="current"] > &': { color: theme.colour.ink, fontWeight: theme.weight.strong },
    '[data-state="done"] > &': { color: theme.colour.ink },
    '[data-state="done"] > &:hover': { textDecoration: 'underline', textUnderlineOffset: '0.25em' },
  }),
  number: style({
    display: 'grid',
    placeItems: 'center',
    width: '1.9rem',
    height: '1.9rem',
    boxSizing: 'border-box',
    border: `1px solid ${theme.colour.ruleStrong}`,
    borderRadius: '50%',
    fontSize: theme.size.small,
    lineHeight: 1,
    '[data-state="current"] &': { background: theme.colour.primary, borderColor: theme.colour.primary, color: theme.colour.onPrimary },
    '[data-state="done"] &': { background: theme.colour.tint },
  }),
  label: style({ fontSize: theme.size.small, lineHeight: 1.25, '@media (max-width: 400px)': { fontSize: theme.size.caption } }),
};
