import { type ComponentType, useEffect, useState } from 'react';
import { forgetSeen, seenProducts } from '#client/seen-products.ts';
import type { RecentlyViewedProps } from '#registry/generated/recently-viewed.ts';
import type { BlockProps } from '#renderer/types.ts';
import type { RecentlyViewedData } from './index.ts';
import type { SeenRowProps } from './seen-row.tsx';

/** What was seen last in this browser: read when the block comes near the screen; the code of cards is fetched where something was. */
export function RecentlyViewed(props: BlockProps<RecentlyViewedProps, RecentlyViewedData>) {
  const { props: conf, data } = props.node;
  const { isOn, idProduct } = data;
  const [seen, setSeen] = useState<readonly number[]>([]);
  const [Row, setRow] = useState<ComponentType<SeenRowProps> | null>(null);
  useEffect(() => {
    const others = isOn ? seenProducts().filter((id) => id !== idProduct) : [];
    setSeen(others);
    if (others.length > 0)
      import('./seen-row.tsx').then(
        ({ SeenRow }) => setRow(() => SeenRow),
        // What is only a reminder is not missed.
        () => undefined,
      );
  }, [isOn, idProduct]);
  const forget = () => {
    forgetSeen();
    setSeen([]);
  };
  // Without an element nothing comes near the screen.
  if (!Row || seen.length === 0) return <div />;
  return <Row {...props} ids={seen.slice(0, conf.limit)} onForget={forget} />;
}
export default RecentlyViewed;
