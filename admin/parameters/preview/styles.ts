import { below } from '#themes/media.ts';
import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';
import { framedPage } from '../../framed-page-styles.ts';

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
  screen: style(framedPage.screen, { borderRadius: radius.m }),
  frame: style(framedPage.frame, { '&[data-coming="true"]': { visibility: 'hidden' } }),
  notice: style(framedPage.notice),
  busy: style(framedPage.busy),
};
