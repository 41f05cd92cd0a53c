import { captionText } from '#registry/page/layout/frame.ts';
import { above } from '#themes/media.ts';
import { type CSSObject, style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';

const { colour, space } = theme;

/** Media query of browsers that run scripts: one picture lies over the other. Without scripts, both stand side by side. */
const scripted = '@media (scripting: enabled), (scripting: initial-only)';
const still = '@media (scripting: none)';

const label: CSSObject = {
  position: 'absolute',
  top: space.s,
  maxWidth: `calc(50% - 2 * ${space.s})`,
  padding: `${space.xxs} ${space.s}`,
  borderRadius: theme.radius.s,
  background: `color-mix(in srgb, ${colour.surface} 90%, transparent)`,
  color: colour.ink,
  fontSize: theme.size.small,
  lineHeight: theme.leading.snug,
  pointerEvents: 'none',
};

export const beforeAfterStyles = {
  stage: style({
    position: 'relative',
    borderRadius: theme.radius.s,
    overflow: 'hidden',
    [still]: { display: 'grid', gap: space.s, [above('sm')]: { gridTemplateColumns: '1fr 1fr' } },
  }),
  side: style({ position: 'relative' }),
  /** Cut at the handle: what is left of it shows. */
  over: style({
    position: 'relative',
    [scripted]: { position: 'absolute', inset: 0, clipPath: 'inset(0 0 0 var(--cut))', '& picture': { height: '100%' } },
  }),
  start: style(label, { insetInlineStart: space.s }),
  end: style(label, { insetInlineEnd: space.s }),
  /** The whole stage is the field, so that a finger or a mouse may press anywhere; the line and its handle are drawn beside it. */
  range: style({
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    margin: 0,
    opacity: 0,
    cursor: 'ew-resize',
    touchAction: 'pan-y',
    [still]: { display: 'none' },
  }),
  line: style({
    position: 'absolute',
    insetBlock: 0,
    left: 'var(--cut)',
    width: '2px',
    marginInlineStart: '-1px',
    background: colour.surface,
    boxShadow: theme.shadow.soft,
    pointerEvents: 'none',
    [still]: { display: 'none' },
    'input:focus-visible + & > span': { outline: `3px solid ${colour.focus}`, outlineOffset: '2px' },
  }),
  handle: style({
    position: 'absolute',
    top: '50%',
    left: '50%',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: '2.75rem',
    height: '2.75rem',
    transform: 'translate(-50%, -50%)',
    borderRadius: '50%',
    background: colour.surface,
    color: colour.ink,
    boxShadow: theme.shadow.soft,
  }),
  caption: style(captionText, { marginTop: space.xs }),
};
