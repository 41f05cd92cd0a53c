import { type ComponentType, useEffect, useState } from 'react';
import { forgetSeen, seenProducts } from '#client/seen-products.ts';
import type { RecentlyViewedProps } from '#registry/generated/recently-viewed.ts';
import type { BlockProps } from '#renderer/types.ts';
import type { RecentlyViewedData } from './index.ts';
import type { SeenRowProps } from './seen-row.tsx';

/** Products seen last in this browser. Reads them when the block comes near the screen, and loads the cards' code only if there are any. */
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
        // A failure shows nothing: the row is only a reminder.
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
