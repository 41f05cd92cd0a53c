import { ConsentGate } from '../consent-parts/consent-gate.tsx';
import { MapCanvas, type MapCanvasProps } from './map-canvas.tsx';
import { tileHost } from './map-place.ts';

/** A map whose ground is asked for only after a yes to maps; at once where the tiles are the site's own. Fills its place. */
export function ConsentedMap(props: MapCanvasProps) {
  const host = tileHost(props.tiles);
  if (host === null) return <MapCanvas {...props} />;
  return (
    <ConsentGate purpose="maps" host={host}>
      {() => <MapCanvas {...props} />}
    </ConsentGate>
  );
}
