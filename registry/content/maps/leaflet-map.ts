import {
  control,
  map as createMap,
  divIcon,
  type LatLngBoundsExpression,
  type Map as LeafletMap,
  type Marker,
  marker,
  tileLayer,
} from 'leaflet';
import { sitePath } from '#client/site-path.ts';
import { leafletStyles } from './leaflet-styles.ts';
import type { MapPlace, Position, Tiles } from './map-place.ts';

type Messages = { zoomIn: string; zoomOut: string; marker: (v: { number: number; name: string }) => string };

export type MapSetup = {
  places: readonly MapPlace[];
  tiles: Tiles;
  /** Zoom of a map with one place, 1 to 19. */
  zoom: number;
  messages: Messages;
  onSelect: (id: string) => void;
  /** Tiles cannot be had: the host is down, or refused. */
  onBlocked: () => void;
};

export type OpenMap = {
  /** Marks a place and moves the map to it. */
  select: (id: string | null) => void;
  close: () => void;
};

/** The pin of a place: its number in the list, on a drop whose tip is the place. */
const numberPin = (number: number) =>
  `<svg viewBox="0 0 32 42" aria-hidden="true"><path d="M16 41C26 29 31 22 31 15.5A15 15 0 0 0 1 15.5C1 22 6 29 16 41Z"/><text x="16" y="21">${number}</text></svg>`;

/** Draws the pin of a place: its own picture if it is one of this site, else its number. */
function pin({ icon }: MapPlace, number: number): HTMLElement | string {
  if (!icon || sitePath(icon) === null) return numberPin(number);
  const picture = document.createElement('img');
  Object.assign(picture, { src: icon, alt: '', width: 32, height: 42 });
  picture.className = leafletStyles.pinPicture;
  return picture;
}

const isMotionReduced = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Draws a map of places into an element. The wheel scrolls the page until the map has been clicked. */
export function openMap(element: HTMLElement, { places, tiles, zoom, messages, onSelect, onBlocked }: MapSetup): OpenMap {
  element.classList.add(leafletStyles.map);
  const isStill = isMotionReduced();
  const map = createMap(element, {
    zoomControl: false,
    attributionControl: false,
    scrollWheelZoom: false,
    maxZoom: 19,
    zoomAnimation: !isStill,
    fadeAnimation: false,
    markerZoomAnimation: !isStill,
    inertia: !isStill,
  });
  map.on('click focus', () => map.scrollWheelZoom.enable());
  map.on('blur', () => map.scrollWheelZoom.disable());
  control.zoom({ zoomInTitle: messages.zoomIn, zoomOutTitle: messages.zoomOut }).addTo(map);
  control.attribution({ prefix: false }).addAttribution(creditOf(tiles)).addTo(map);
  frame(map, places, zoom);
  // A map of another width or height, such as a phone's that is turned, shows all places again, until somebody has moved it.
  const frameAgain = () => frame(map, places, zoom);
  const leave = () => map.off('resize', frameAgain);
  map.on('resize', frameAgain);
  for (const type of ['pointerdown', 'wheel', 'keydown']) element.addEventListener(type, leave, { once: true, passive: true });
  watch(tileLayer(tiles.url, { maxZoom: 19 }), onBlocked).addTo(map);
  const markers = new Map(
    places.flatMap((place, index) =>
      place.position
        ? [[place.id, addMarker(map, place, place.position, messages.marker({ number: index + 1, name: place.name }), index, onSelect)]]
        : [],
    ),
  );
  return {
    select: (id) => {
      for (const [key, one] of markers) one.getElement()?.setAttribute('aria-pressed', String(key === id));
      const chosen = id === null ? undefined : markers.get(id);
      if (!chosen) return;
      leave();
      map.panTo(chosen.getLatLng(), { animate: !isStill });
    },
    close: () => map.remove(),
  };
}

/** All places with room around them; a single one as near as asked. */
function frame(map: LeafletMap, places: readonly MapPlace[], zoom: number): void {
  const points = places.flatMap(({ position }) => (position ? [[position.lat, position.lng] as [number, number]] : []));
  const [first] = points;
  if (points.length > 1) map.fitBounds(points as LatLngBoundsExpression, { padding: [40, 48], maxZoom: zoom, animate: false });
  else if (first) map.setView(first, zoom, { animate: false });
}

function addMarker(
  map: LeafletMap,
  place: MapPlace,
  { lat, lng }: Position,
  label: string,
  index: number,
  onSelect: MapSetup['onSelect'],
): Marker {
  const { id, name } = place;
  const icon = divIcon({ className: '', html: pin(place, index + 1), iconSize: [32, 42], iconAnchor: [16, 41], tooltipAnchor: [0, -40] });
  const made = marker([lat, lng], { icon, riseOnHover: true }).addTo(map);
  const tip = document.createElement('span');
  tip.textContent = name;
  made.bindTooltip(tip, { direction: 'top' }).on('click', () => onSelect(id));
  const element = made.getElement();
  element?.setAttribute('aria-label', label);
  element?.setAttribute('aria-pressed', 'false');
  element?.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    onSelect(id);
  });
  return made;
}

/** Says once that no tile comes: several were refused and none has been drawn. */
function watch(layer: ReturnType<typeof tileLayer>, onBlocked: () => void) {
  let isDrawn = false;
  let refused = 0;
  layer.on('tileload', () => {
    isDrawn = true;
  });
  layer.on('tileerror', () => {
    refused += 1;
    if (!isDrawn && refused === 2) onBlocked();
  });
  return layer;
}

/** Formats the credit of the tiles as HTML. Text that an owner typed is escaped. */
function creditOf({ attribution, attributionHref }: Tiles): string {
  const link = document.createElement(attributionHref ? 'a' : 'span');
  link.textContent = attribution;
  if (attributionHref) link.setAttribute('href', attributionHref);
  return link.outerHTML;
}
