import { above, below } from '#themes/media.ts';
import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';

export const barStyles = {
  skip: style({
    position: 'absolute',
    insetInlineStart: 0,
    top: 0,
    zIndex: theme.layer.toast,
    padding: theme.space.m,
    background: theme.colour.surface,
    '&:not(:focus)': { transform: 'translateY(-120%)' },
  }),
  bar: style({
    position: 'relative',
    display: 'flex',
    flex: 'none',
    alignItems: 'center',
    padding: `${theme.space.xxs} ${theme.space.gutter}`,
    background: theme.colour.surface,
    borderBottom: `1px solid ${theme.colour.rule}`,
  }),
  toggle: style({
    display: 'flex',
    alignItems: 'center',
    gap: theme.space.s,
    width: '100%',
    minHeight: '2.75rem',
    color: theme.colour.ink,
    [above('lg')]: { display: 'none' },
  }),
  screen: style({ fontWeight: theme.weight.strong, color: theme.colour.primaryInk }),
  menuWord: style({ marginInlineStart: 'auto', color: theme.colour.muted }),
  menu: style({
    [above('lg')]: { display: 'flex', flex: 1, flexWrap: 'wrap', alignItems: 'center', gap: `0 ${theme.space.l}` },
    [below('lg')]: {
      position: 'absolute',
      zIndex: theme.layer.header,
      insetInline: 0,
      top: '100%',
      padding: `${theme.space.s} ${theme.space.gutter} ${theme.space.m}`,
      maxHeight: 'calc(100dvh - 4rem)',
      overflowY: 'auto',
      background: theme.colour.surface,
      borderBottom: `1px solid ${theme.colour.rule}`,
      boxShadow: theme.shadow.raised,
      '&[data-open="false"]': { display: 'none' },
    },
  }),
  links: style({
    display: 'flex',
    flexWrap: 'wrap',
    // All of them and the way out fit in one row of 1,440 px.
    gap: `0 ${theme.space.m}`,
    [below('lg')]: { display: 'grid' },
  }),
  link: style({
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '2.75rem',
    color: theme.colour.ink,
    textDecoration: 'none',
    '&[aria-current="page"]': { color: theme.colour.primaryInk, fontWeight: theme.weight.strong },
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.3em' },
  }),
  /** A sign where the row has no room for words. */
  own: style({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: theme.space.xs,
    minWidth: '2.75rem',
    minHeight: '2.75rem',
    color: theme.colour.ink,
    textDecoration: 'none',
    '&[aria-current="page"]': { color: theme.colour.primaryInk },
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.3em' },
  }),
  ownWord: style({ [above('lg')]: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' } }),
  end: style({
    display: 'flex',
    alignItems: 'center',
    gap: theme.space.l,
    marginInlineStart: 'auto',
    [below('lg')]: {
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      marginTop: theme.space.s,
      paddingTop: theme.space.s,
      borderTop: `1px solid ${theme.colour.rule}`,
    },
  }),
};
