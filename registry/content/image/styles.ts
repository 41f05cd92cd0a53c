import { captionText } from '#registry/page/layout/frame.ts';
import { above, below } from '#themes/media.ts';
import { type CSSObject, style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';

/** The part of the picture that stays in view comes as custom properties: of all screens, and of a phone. */
const focused: CSSObject = {
  overflow: 'hidden',
  '& img': {
    objectPosition: 'var(--focus, var(--focal, 50% 50%))',
    [below('md')]: { objectPosition: 'var(--focus-phone, var(--focus, var(--focal, 50% 50%)))' },
  },
};

export const imageStyles = {
  shapes: {
    rectangle: style(focused, { borderRadius: theme.radius.s }),
    arch: style(focused, { borderRadius: '50vw 50vw 0 0' }),
    circle: style(focused, { borderRadius: '50%' }),
  },
  widths: {
    full: style({}),
    half: style({}),
    third: style({ width: '100%', maxWidth: '26rem', marginInline: 'auto', [above('md')]: { maxWidth: 'none' } }),
  },
  caption: style(captionText, { display: 'flex', flexWrap: 'wrap', gap: `0 ${theme.space.m}`, marginTop: theme.space.xs }),
  credit: style({ marginInlineStart: 'auto', fontSize: theme.size.caption }),
  link: style({ display: 'block' }),
};
