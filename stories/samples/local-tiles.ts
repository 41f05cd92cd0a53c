import type { Tiles } from '#registry/content/maps/map-place.ts';

/** A ground of our own, drawn: stories ask no other site. An address without its own tiles still has a picture. */
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><path fill="#e9e2d3" d="M0 0h256v256H0z"/><path stroke="#fff" stroke-width="9" fill="none" d="M0 70h256M90 0v256M0 200l256-60"/><path fill="#c9d2b8" d="M110 90h70v40h-70z"/><path stroke="#a9c0cc" stroke-width="14" fill="none" d="M180 256q20-60 76-70"/></svg>`;

/** Leaflet fills in {z}, {x} and {y}; they stand in the fragment, which a data address ignores. */
export const localTiles: Tiles = {
  url: `data:image/svg+xml,${encodeURIComponent(svg)}#{z}-{x}-{y}`,
  attribution: '© Fond de carte d’essai',
};
