import { below } from '#themes/media.ts';
import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';

const { colour, radius, space } = theme;

export const previewStyles = {
  preview: style({ display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr)', height: '100%', minHeight: 0, background: colour.tint }),
  toolbar: style({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.xs,
    padding: space.xs,
    background: colour.surface,
    borderBottom: `1px solid ${colour.rule}`,
  }),
  page: style({ flex: '1 1 9rem', minWidth: 0, '& select': { width: '100%' } }),
  device: style({ display: 'grid', placeItems: 'center', minWidth: '1.2rem' }),
  stage: style({ position: 'relative', overflow: 'hidden', margin: space.s, [below('lg')]: { margin: space.xs } }),
  /** As large as the device on the scale of the stage. */
  screen: style({
    position: 'relative',
    height: '100%',
    marginInline: 'auto',
    overflow: 'hidden',
    borderRadius: radius.m,
    background: colour.surface,
    boxShadow: theme.shadow.raised,
  }),
  frame: style({
    position: 'absolute',
    top: 0,
    left: 0,
    border: 0,
    transformOrigin: '0 0',
    background: colour.surface,
    '&[data-coming="true"]': { visibility: 'hidden' },
  }),
  notice: style({ position: 'absolute', insetInline: space.s, top: space.s, zIndex: 1 }),
  busy: style({
    position: 'absolute',
    insetInlineEnd: space.s,
    bottom: space.s,
    display: 'grid',
    placeItems: 'center',
    width: '2.2rem',
    height: '2.2rem',
    borderRadius: '50%',
    background: colour.surface,
    boxShadow: theme.shadow.raised,
  }),
};
