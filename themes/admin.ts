import { readParameters } from '#schemas/parameters/index.ts';
import { baseStyles } from './base.ts';
import { toCustomProperties } from './custom-properties.ts';

/** The admin panel's own look, whatever the site wears: the system's font, near-white grounds, one accent. */
const look = {
  PRIMARY_COLOR: '#1f4e5f',
  SECONDARY_COLOR: '#2f7a8c',
  BACKGROUND_COLOR: '#f6f7f8',
  SURFACE_COLOR: '#ffffff',
  TINT_COLOR: '#eceff1',
  FONT_COLOR: '#1c2327',
  HEADING_COLOR: '#1c2327',
  BORDER_COLOR: '#dde2e5',
  BORDER_RADIUS: '4',
  BASE_FONT_SIZE: '15',
  HEADING_SCALE: '75',
  PAGE_MAX_WIDTH: '1400',
} as const;

const noOrnament =
  ':root{--font-title:var(--font-content);--font-menu:var(--font-content);--weight-title:600;--weight-menu:500;--tracking-caps:0;--font-mono:ui-monospace,SFMono-Regular,Menlo,Consolas,monospace}';

/** The admin panel's style sheet: the same custom properties as a site's, so that the same controls serve both. */
export function adminStyleSheet(): string {
  const stored = Object.entries(look).map(([type, value], id) => ({ id, type, kind: 'STRING' as const, label: '', value }));
  return toCustomProperties(readParameters(stored).values, []) + noOrnament + baseStyles;
}
