import { reducedMotion } from '#themes/media.ts';
import { type CSSObject, style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';

const { colour, motion, size, space } = theme;

const pane = (name: string, layer: number): CSSObject => ({ [`& .leaflet-${name}-pane`]: { zIndex: layer } });

const pinPicture = style({ width: '2rem', height: '2.625rem', objectFit: 'contain' });

/**
 * Rules that Leaflet needs to lay a map out, after leaflet.css 1.9.4, with the theme's appearance. They come with the map's code, so no
 * style sheet and no picture of Leaflet is loaded.
 */
const layout: CSSObject = {
  overflow: 'hidden',
  // Leaflet's layers stay among themselves.
  isolation: 'isolate',
  WebkitTapHighlightColor: 'transparent',
  '& .leaflet-pane, & .leaflet-tile, & .leaflet-marker-icon, & .leaflet-tile-container, & .leaflet-layer': {
    position: 'absolute',
    left: 0,
    top: 0,
  },
  '& .leaflet-tile, & .leaflet-marker-icon': { WebkitUserSelect: 'none', userSelect: 'none' },
  '& .leaflet-tile': { maxWidth: 'none', maxHeight: 'none', width: 'auto', padding: 0, visibility: 'hidden', mixBlendMode: 'plus-lighter' },
  '& .leaflet-tile-loaded': { visibility: 'inherit' },
  '& .leaflet-tile-container, & .leaflet-tile': { pointerEvents: 'none' },
  '& .leaflet-pane': { zIndex: 400 },
  ...pane('tile', 200),
  ...pane('marker', 600),
  ...pane('tooltip', 650),
  '& .leaflet-control': { position: 'relative', zIndex: 800, float: 'left', clear: 'both', pointerEvents: 'auto', cursor: 'auto' },
  '& .leaflet-top, & .leaflet-bottom': { position: 'absolute', zIndex: 1000, pointerEvents: 'none' },
  '& .leaflet-top': { top: 0 },
  '& .leaflet-right': { right: 0 },
  '& .leaflet-bottom': { bottom: 0 },
  '& .leaflet-left': { left: 0 },
  '& .leaflet-right .leaflet-control': { float: 'right' },
  '& .leaflet-zoom-animated': { transformOrigin: '0 0' },
  '&.leaflet-zoom-anim .leaflet-zoom-animated': {
    transition: `transform 250ms cubic-bezier(0, 0, 0.25, 1)`,
    [reducedMotion]: { transition: 'none' },
  },
  '&.leaflet-zoom-anim .leaflet-tile, &.leaflet-pan-anim .leaflet-tile': { transition: 'none' },
  '&.leaflet-zoom-anim .leaflet-zoom-hide': { visibility: 'hidden' },
  '&.leaflet-touch-zoom': { touchAction: 'pan-x pan-y' },
  '&.leaflet-touch-drag.leaflet-touch-zoom': { touchAction: 'none' },
  '&.leaflet-grab': { cursor: 'grab' },
  '&.leaflet-dragging .leaflet-grab, .leaflet-dragging &.leaflet-grab': { cursor: 'grabbing' },
};

const look: CSSObject = {
  width: '100%',
  height: '100%',
  background: colour.tint,
  color: colour.ink,
  fontSize: size.small,
  '&:focus-visible': { outline: `2px solid ${colour.focus}`, outlineOffset: '-2px' },
  '& .leaflet-bar': {
    display: 'grid',
    margin: space.s,
    borderRadius: theme.radius.s,
    overflow: 'hidden',
    background: colour.surface,
    boxShadow: theme.shadow.soft,
  },
  '& .leaflet-bar a': {
    display: 'grid',
    placeItems: 'center',
    width: '2.75rem',
    height: '2.75rem',
    color: colour.ink,
    fontSize: '1.4rem',
    textDecoration: 'none',
  },
  '& .leaflet-bar a + a': { borderTop: `1px solid ${colour.rule}` },
  '& .leaflet-bar a:focus-visible': { outline: `2px solid ${colour.focus}`, outlineOffset: '-3px' },
  '& .leaflet-bar a.leaflet-disabled': { color: colour.muted, cursor: 'default' },
  '& .leaflet-control-attribution': {
    padding: `0.1rem ${space.xs}`,
    background: colour.surface,
    fontSize: size.caption,
    '& a': { color: colour.ink },
  },
  '& .leaflet-marker-icon': {
    display: 'block',
    cursor: 'pointer',
    color: colour.primary,
    transition: `color ${motion.quick}`,
    '& svg': { display: 'block', width: '100%', height: '100%', overflow: 'visible', filter: `drop-shadow(0 2px 3px ${colour.rule})` },
    '& path': { fill: 'currentColor', stroke: colour.surface, strokeWidth: 1.5 },
    '& text': { fill: colour.onPrimary, font: `600 15px ${theme.font.content}`, textAnchor: 'middle' },
    '&[aria-pressed="true"]': { color: colour.accentInk },
    '&[aria-pressed="true"] img': { outline: `2px solid ${colour.accentInk}`, outlineOffset: '2px', borderRadius: theme.radius.s },
    '&:focus-visible': { outline: `2px solid ${colour.focus}`, outlineOffset: '2px', borderRadius: theme.radius.s },
  },
  '& .leaflet-tooltip': {
    position: 'absolute',
    padding: `${space.xxs} ${space.xs}`,
    borderRadius: theme.radius.s,
    background: colour.surface,
    color: colour.ink,
    whiteSpace: 'nowrap',
    pointerEvents: 'none',
    boxShadow: theme.shadow.soft,
  },
};

export const leafletStyles = { map: style(layout, look), pinPicture };
