import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useMessages } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/registry/content/maps.ts';
import { ConsentGate } from '#registry/navigation/consent/consent-gate.tsx';
import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';
import { Spinner } from '#ui/spinner.tsx';
import type { OpenMap } from './leaflet-map.ts';
import { type MapPlace, type Tiles, tileHost } from './map-place.ts';

export type MapCanvasProps = {
  /** Description of the map for screen readers. */
  label: string;
  /** Keep the list the same between renderings: another one is drawn as another map. */
  places: readonly MapPlace[];
  tiles: Tiles;
  /** Zoom of a map with one place, 1 to 19. */
  zoom?: number;
  selected: string | null;
  onSelect: (id: string) => void;
  /** Called once the map is drawn. */
  onShown?: () => void;
};

const styles = {
  box: style({ position: 'relative', height: '100%' }),
  canvas: style({ height: '100%' }),
  note: style({
    position: 'absolute',
    insetInline: theme.space.m,
    top: theme.space.m,
    zIndex: theme.layer.raised,
    width: 'fit-content',
    maxWidth: `calc(100% - 2 * ${theme.space.m} - 3rem)`,
    marginInline: 'auto',
    padding: `${theme.space.xs} ${theme.space.m}`,
    borderRadius: theme.radius.m,
    background: theme.colour.surface,
    color: theme.colour.ink,
    fontSize: theme.size.small,
    boxShadow: theme.shadow.soft,
    '&:empty': { display: 'none' },
  }),
};

type State = 'loading' | 'shown' | 'blocked' | 'failed';

/**
 * A map of places, as high as what it stands in. Its code (Leaflet) is loaded the first time one is shown. Asks the tiles' host at
 * once: put it behind a `ConsentGate`, or use `ConsentedMap`.
 */
export function MapCanvas({ label, places, tiles, zoom = 15, selected, onSelect, onShown }: MapCanvasProps) {
  const messages = useMessages(allMessages);
  const element = useRef<HTMLDivElement>(null);
  const open = useRef<OpenMap | null>(null);
  const [state, setState] = useState<State>('loading');
  const select = useEffectEvent(onSelect);
  const shown = useEffectEvent(() => onShown?.());
  const mark = useEffectEvent(() => open.current?.select(selected));
  const { url, attribution, attributionHref } = tiles;

  useEffect(() => {
    let isGone = false;
    const draw = async () => {
      const { openMap } = await import('./leaflet-map.ts');
      if (isGone || !element.current) return;
      open.current = openMap(element.current, {
        places,
        zoom,
        messages,
        tiles: { url, attribution, ...(attributionHref && { attributionHref }) },
        onSelect: (id) => select(id),
        onBlocked: () => setState('blocked'),
      });
      // A tile may have been refused in between.
      setState((now) => (now === 'blocked' ? now : 'shown'));
      mark();
      shown();
    };
    draw().catch(() => setState('failed'));
    return () => {
      isGone = true;
      open.current?.close();
      open.current = null;
    };
  }, [places, zoom, messages, url, attribution, attributionHref]);

  useEffect(() => open.current?.select(selected), [selected]);

  return (
    <div className={styles.box}>
      <section className={styles.canvas} ref={element} aria-label={label} />
      <p className={styles.note} role="status">
        {state === 'loading' && (
          <>
            <Spinner /> {messages.loading}
          </>
        )}
        {state === 'blocked' && messages.blocked}
        {state === 'failed' && messages.failed}
      </p>
    </div>
  );
}

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
