import { useState } from 'react';
import { useMessages } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/registry/content/map.ts';
import type { MapProps } from '#registry/generated/map.ts';
import type { BlockProps } from '#renderer/types.ts';
import { ConsentedMap } from '../maps/map-canvas.tsx';
import { PlaceList } from '../maps/place-list.tsx';
import { SectionHeader } from '../texts/section-header.tsx';
import type { MapData } from './index.ts';
import { mapStyles as styles } from './styles.ts';

/** Places on a map and in a list that choose each other. Without a place that has coordinates there is the list alone. */
export function MapBlock({ node }: BlockProps<MapProps, MapData>) {
  const messages = useMessages(allMessages);
  const { title, text, zoom, height } = node.props;
  const { places, tiles } = node.data;
  const [selected, setSelected] = useState<string | null>(null);
  const [isShown, setShown] = useState(false);
  if (places.length === 0) return null;
  const hasMap = places.some(({ position }) => position);
  return (
    <div>
      <SectionHeader title={title} text={text} />
      <div className={hasMap ? styles.layout : undefined}>
        {hasMap && (
          <div className={styles.map[height]}>
            <ConsentedMap
              label={messages.map({ title: title ?? '' })}
              places={places}
              tiles={tiles}
              zoom={zoom}
              selected={selected}
              onSelect={setSelected}
              onShown={() => setShown(true)}
            />
          </div>
        )}
        <div className={hasMap ? styles.list[height] : undefined}>
          <PlaceList places={places} selected={selected} onSelect={isShown ? setSelected : undefined} />
        </div>
      </div>
    </div>
  );
}
export default MapBlock;
