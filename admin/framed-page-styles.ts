import type { CSSObject } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';

const { colour, space } = theme;

/** Styles of a site's page in a frame of the panel: scaled to its place, with its title above and a sign while it loads. */
export const framedPage = {
  screen: {
    position: 'relative',
    height: '100%',
    marginInline: 'auto',
    overflow: 'hidden',
    background: colour.surface,
    boxShadow: theme.shadow.raised,
  },
  frame: { position: 'absolute', top: 0, left: 0, border: 0, transformOrigin: '0 0', background: colour.surface },
  notice: { position: 'absolute', insetInline: space.s, top: space.s, zIndex: 1 },
  busy: {
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
  },
} as const satisfies Record<string, CSSObject>;
