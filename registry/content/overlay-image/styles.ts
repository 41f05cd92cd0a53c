import { caps } from '#registry/page/layout/frame.ts';
import { pictureStage, wordsOver } from '#registry/page/layout/over-picture.ts';
import { hover } from '#themes/media.ts';
import { responsiveStyle } from '#themes/responsive.ts';
import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';
import type { VeilTone } from '#themes/veil.ts';

const { ease, measure, motion, size } = theme;

const placed = (tone: VeilTone) => ({
  top: style(wordsOver(tone, 'top')),
  middle: style(wordsOver(tone, 'middle')),
  bottom: style(wordsOver(tone, 'bottom')),
});

export const overlayImageStyles = {
  stage: style(pictureStage, responsiveStyle('overlay', 'aspectRatio'), {
    width: '100%',
    '& img': { transition: `transform ${motion.slow} ${ease.out}` },
    [hover]: { '&:has(a):hover img': { transform: 'scale(1.025)' } },
  }),
  shapes: {
    rectangle: style({ borderRadius: theme.radius.s }),
    arch: style({ borderRadius: '50vw 50vw 0 0' }),
  },
  texts: { dark: placed('dark'), light: placed('light') },
  aligns: {
    start: style({ textAlign: 'start', justifyItems: 'start' }),
    center: style({ textAlign: 'center', justifyItems: 'center' }),
    end: style({ textAlign: 'end', justifyItems: 'end' }),
  },
  eyebrow: style(caps),
  /** Its link covers the picture. */
  title: style({
    fontSize: size.h2,
    maxWidth: measure.narrow,
    '& a': { textDecoration: 'none' },
    '& a::after': { content: '""', position: 'absolute', inset: 0 },
  }),
  text: style({ maxWidth: measure.text, fontSize: size.lead, lineHeight: theme.leading.snug }),
  more: style(caps, { textDecoration: 'underline', textUnderlineOffset: '0.3em' }),
};
