import { above } from '#themes/media.ts';
import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';

const { colour, radius, size, space, weight } = theme;

export const discountCodeStyles = {
  box: style({ display: 'grid', gap: space.s, maxWidth: theme.measure.narrow, width: '100%', marginInline: 'auto' }),
  fold: style({
    '& > summary': {
      display: 'flex',
      alignItems: 'center',
      minHeight: '2.75rem',
      width: 'fit-content',
      color: colour.primaryInk,
      cursor: 'pointer',
      textDecoration: 'underline',
      textUnderlineOffset: '0.25em',
      listStyle: 'none',
      '&::-webkit-details-marker': { display: 'none' },
    },
  }),
  form: style({
    display: 'grid',
    gap: space.s,
    alignItems: 'start',
    '& input': { textTransform: 'uppercase', fontVariantNumeric: 'lining-nums' },
    [above('sm')]: { gridTemplateColumns: 'minmax(0, 1fr) auto', '& > button': { marginTop: '1.68em' } },
  }),
  applied: style({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: space.m,
    alignItems: 'center',
    padding: `${space.s} ${space.s} ${space.s} ${space.m}`,
    borderRadius: radius.m,
    background: colour.tintAccent,
    '&[data-waiting="true"]': { background: colour.tint },
  }),
  text: style({ display: 'grid', margin: 0, overflowWrap: 'anywhere' }),
  state: style({ color: colour.muted, fontSize: size.small }),
  code: style({ fontWeight: weight.strong, letterSpacing: '0.04em', fontVariantNumeric: 'lining-nums' }),
};
