import { captionText } from '#registry/page/layout/frame.ts';
import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';

const { colour, space } = theme;

export const videoStyles = {
  /** At least as high as the ratio says; the question for consent may need more on a phone. */
  frame: style({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    aspectRatio: 'var(--ratio)',
    maxHeight: 'max(92svh, 22rem)',
    marginInline: 'auto',
    borderRadius: theme.radius.s,
    // Nothing is cut off here: the box grows with the question, as one that clips would not.
    '& > *': { borderRadius: 'inherit' },
    background: colour.tint,
  }),
  player: style({ display: 'block', width: '100%', height: '100%', border: 0, objectFit: 'contain' }),
  /** Link to the host's page for browsers without JavaScript, where consent cannot be requested. */
  link: style({
    position: 'absolute',
    insetInlineStart: space.m,
    bottom: space.m,
    padding: `${space.xs} ${space.m}`,
    borderRadius: theme.radius.s,
    background: colour.surface,
    color: colour.link,
    '@media (scripting: enabled)': { display: 'none' },
  }),
  caption: style(captionText, { marginTop: space.xs }),
  transcript: style({
    marginTop: space.s,
    fontSize: theme.size.small,
    '& summary': { width: 'fit-content', paddingBlock: space.xs, cursor: 'pointer', color: colour.link },
    '& p': { maxWidth: theme.measure.text, marginTop: space.xs, whiteSpace: 'pre-line' },
  }),
};
