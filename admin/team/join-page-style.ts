import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';

/** The page of an invitation: one column in the middle, without the panel's navigation. */
export const joinPageStyle = style({
  display: 'grid',
  gap: theme.space.l,
  alignContent: 'start',
  maxWidth: '34rem',
  marginInline: 'auto',
  padding: theme.space.l,
});
