import { useState } from 'react';
import { useWords } from '#client/site.tsx';
import type { BlockProps } from '#renderer/types.ts';
import type { MapProps } from '../../generated/map.ts';
import { ConsentedMap } from '../../map-parts/consented-map.tsx';
import { PlaceList } from '../../map-parts/place-list.tsx';
import { SectionHeader } from '../../text-parts/section-header.tsx';
import type { MapData } from './load.ts';
import { mapStyles as styles } from './styles.ts';
import { words as allWords } from './words.ts';

/** Places on a map and in a list that choose each other. Without a place that has coordinates there is the list alone. */
export function MapBlock({ node }: BlockProps<MapProps, MapData>) {
  const words = useWords(allWords);
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
              label={words.map(title ?? '')}
              {...{ places, tiles, zoom, selected }}
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
