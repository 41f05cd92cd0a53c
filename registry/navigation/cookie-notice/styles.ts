import { above, reducedMotion } from '#themes/media.ts';
import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';

const { colour, ease, motion, space } = theme;

export const cookieNoticeStyles = {
  /** Always on the screen, wherever the block is placed, so that the code comes; without size, so that nothing moves. */
  mark: style({ position: 'fixed', zIndex: theme.layer.toast, insetInlineStart: 0, top: 0 }),
  notice: style({
    position: 'fixed',
    insetInline: space.s,
    bottom: `calc(${space.s} + var(--bar-bottom, 0px))`,
    display: 'grid',
    gap: space.m,
    maxWidth: '44rem',
    maxHeight: '80dvh',
    overflowY: 'auto',
    marginInline: 'auto',
    padding: space.l,
    borderRadius: theme.radius.m,
    border: `1px solid ${colour.rule}`,
    background: colour.surface,
    color: colour.ink,
    boxShadow: theme.shadow.raised,
    opacity: 1,
    transform: 'none',
    transition: `opacity ${motion.calm}, transform ${motion.calm} ${ease.out}`,
    '@starting-style': { opacity: 0, transform: 'translateY(1rem)' },
    [reducedMotion]: { transition: 'none' },
    [above('md')]: { insetInline: space.l, bottom: space.l, padding: space.xl },
  }),
  title: style({ fontSize: theme.size.h4 }),
  text: style({ fontSize: theme.size.small, lineHeight: theme.leading.snug, textWrap: 'pretty' }),
  buttons: style({ display: 'grid', gap: space.xs, [above('sm')]: { gridTemplateColumns: '1fr 1fr auto', columnGap: space.m } }),
};
