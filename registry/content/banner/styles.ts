import { caps, frame } from '#registry/page/layout/frame.ts';
import { pictureStage } from '#registry/page/layout/over-picture.ts';
import { hover } from '#themes/media.ts';
import { responsiveStyle } from '#themes/responsive.ts';
import { type CSSObject, style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';
import { pictureVeil, type VeilTone } from '#themes/veil.ts';

const { colour, measure, size, space } = theme;

/** Least heights; what the words need more, they get. */
export const heights = { auto: '0px', small: '14rem', medium: 'min(24rem, 60svh)', tall: 'min(38rem, 78svh)' } as const;

const box: CSSObject = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'stretch',
  ...responsiveStyle('banner', 'minHeight'),
};
const inherited: CSSObject = { '& h1, & h2, & h3, & h4, & p': { color: 'inherit' }, '& :focus-visible': { outlineColor: 'currentColor' } };
const row: CSSObject = { display: 'grid', alignContent: 'center', paddingBlock: space.xl };
const veiled = (tone: VeilTone): CSSObject => ({
  ...row,
  ...inherited,
  background: pictureVeil(tone, 'middle'),
  color: tone === 'dark' ? colour.onDarkVeil : colour.onLightVeil,
});

export const bannerStyles = {
  pictured: style(pictureStage, box),
  grounds: {
    tint: style(box, { background: colour.tint }),
    surface: style(box, { background: colour.surface }),
    accent: style(box, { background: colour.tintAccent }),
    primary: style(box, inherited, { background: colour.primary, color: colour.onPrimary }),
  },
  veils: { dark: style(veiled('dark')), light: style(veiled('light')) },
  plain: style(row),
  texts: style(frame(), { display: 'grid', gap: space.s }),
  aligns: {
    start: style({ textAlign: 'start', justifyItems: 'start' }),
    center: style({ textAlign: 'center', justifyItems: 'center' }),
    end: style({ textAlign: 'end', justifyItems: 'end' }),
  },
  eyebrow: style(caps),
  accentEyebrow: style(caps, { color: colour.accentInk }),
  title: style({ fontSize: size.h2, maxWidth: measure.narrow }),
  text: style({ fontSize: size.lead, lineHeight: theme.leading.snug, maxWidth: measure.text }),
  buttons: style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space.s} ${space.l}`, marginTop: space.s }),
  rows: {
    start: style({ justifyContent: 'flex-start' }),
    center: style({ justifyContent: 'center' }),
    end: style({ justifyContent: 'flex-end' }),
  },
  /** A quiet second link in the colour of the words. */
  second: style(caps, {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '2.75rem',
    color: 'inherit',
    [hover]: { '&:hover': { color: 'inherit', textDecorationThickness: '2px' } },
  }),
};
