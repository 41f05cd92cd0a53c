import { useMemo, useState } from 'react';
import { useMessages } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/registry/checkout/relays.ts';
import { ConsentedMap, type MapCanvasProps } from '#registry/content/maps/map-canvas.tsx';
import { type MapPlace, openStreetMap, type Tiles } from '#registry/content/maps/map-place.ts';
import type { AccessPoint, FoundAccessPoint } from '#schemas/delivery.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { RadioGroup } from '#ui/radio-group.tsx';
import { RetryAlert } from '#ui/retry-alert.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { PointDetail } from './point-detail.tsx';
import { RelaySearch, type RelaySearchProps } from './relay-search.tsx';
import { relayStyles as styles } from './styles.ts';

export type RelayPoints = { status: 'loading' | 'error' | 'ready'; points: readonly FoundAccessPoint[]; retry: () => void };

export type RelayPickerProps = {
  found: RelayPoints;
  search: RelaySearchProps;
  chosen: Pick<AccessPoint, 'id' | 'name'> | null;
  error?: string | undefined;
  onChoose: (point: FoundAccessPoint) => void;
  showMap?: boolean;
  /** List and map side by side on a wide screen. */
  beside?: boolean;
  tiles?: Tiles;
};

/** Relay points near a place: a list of radio buttons that says everything, and a map that marks the same points. */
export function RelayPicker(props: RelayPickerProps) {
  const { found, search, chosen, error, onChoose, showMap = true, beside = false, tiles = openStreetMap } = props;
  const messages = useMessages(allMessages);
  const places = useMemo(() => found.points.map(toPlace), [found.points]);
  const pick = (id: string) => {
    const point = found.points.find((each) => each.id === id);
    if (point) onChoose(point);
  };
  const map = { label: messages.map, places, tiles, selected: chosen?.id ?? null, onSelect: pick };
  const hasPoints = found.status === 'ready' && found.points.length > 0;
  return (
    <div className={styles.picker}>
      <noscript>
        <p>{messages.noScript}</p>
      </noscript>
      <RelaySearch {...search} />
      {found.status === 'loading' && <Skeleton label={messages.loading} shape="choice" count={3} />}
      {found.status === 'error' && <RetryAlert text={messages.failed} label={messages.retry} onRetry={found.retry} />}
      {found.status === 'ready' && found.points.length === 0 && search.postalCode !== '' && (
        <Alert tone="warning" live>
          <p>{messages.none}</p>
        </Alert>
      )}
      {chosen && (
        <p className={styles.chosen} role="status">
          <Icon name="check" size="1.2em" />
          {messages.chosen({ name: chosen.name })}
        </p>
      )}
      {hasPoints && (
        <div className={styles.layout} data-beside={beside && showMap}>
          {showMap && (beside ? <RelayMap {...map} /> : <MapWhenWanted {...map} />)}
          <div className={styles.list}>
            <RadioGroup
              legend={messages.legend}
              name="relayPoint"
              value={chosen?.id ?? null}
              error={error}
              onChange={pick}
              options={found.points.map((point, index) => ({
                value: point.id,
                label: `${index + 1}. ${point.name}`,
                detail: <PointDetail point={point} />,
              }))}
            />
          </div>
        </div>
      )}
      <p className={styles.note} role="status">
        {!chosen && hasPoints && messages.found({ count: found.points.length })}
      </p>
    </div>
  );
}

const RelayMap = (map: MapCanvasProps) => (
  <div className={styles.map}>
    <ConsentedMap {...map} />
  </div>
);

/** The list says everything: a map, and what it asks of another host, comes when somebody opens it. */
function MapWhenWanted(map: MapCanvasProps) {
  const messages = useMessages(allMessages);
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.wanted}>
      <Button variant="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? messages.hideMap : messages.showMap}
      </Button>
      {isOpen && <RelayMap {...map} />}
    </div>
  );
}

const toPlace = ({ id, name, addLine1, zipCode, city, position, icon }: FoundAccessPoint): MapPlace => ({
  id,
  name,
  lines: [addLine1, `${zipCode} ${city}`],
  position,
  icon,
});
