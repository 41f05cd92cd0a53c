import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { productCardsQuery } from '#client/queries/wishlist.ts';
import { useServerState } from '#client/query-client.ts';
import { useCart } from '#client/shop/cart.ts';
import { isCartWaiting } from '#registry/buying/cart/cart-trouble.tsx';
import type { RecentlyViewedProps } from '#registry/generated/recently-viewed.ts';
import type { BlockProps } from '#renderer/types.ts';
import type { RecentlyViewedData } from './index.ts';
import { RecentlyViewedView } from './recently-viewed-view.tsx';

export type SeenRowProps = BlockProps<RecentlyViewedProps, RecentlyViewedData> & { ids: readonly number[]; onForget: () => void };

/** The row of what was seen: under a sheet, or beside an empty cart. */
export const SeenRow = (props: SeenRowProps) =>
  props.node.props.needsEmptyCart ? <BesideEmptyCart {...props} /> : <UnderSheet {...props} />;

/** Loads the products seen last. A failure shows nothing: the row is only a reminder. */
function useSeenProducts(ids: readonly number[]) {
  const { data = [] } = useServerState(productCardsQuery(ids));
  return ids.flatMap((id) => data.find(({ idProduct }) => idProduct === id) ?? []);
}

/** The row comes while its place is below the screen: what somebody looks at never moves. */
function UnderSheet({ node, ids, onForget }: SeenRowProps) {
  const place = useRef<HTMLDivElement>(null);
  const products = useSeenProducts(ids);
  const isPlaced = useBelowScreen(place, products.length > 0);
  return (
    <div ref={place}>
      {isPlaced && <RecentlyViewedView {...node.props} settings={node.data.settings} products={products} onForget={onForget} />}
    </div>
  );
}

function BesideEmptyCart({ node, ids, onForget }: SeenRowProps) {
  const products = useSeenProducts(ids);
  const view = useCart();
  const isEmpty = !isCartWaiting(view) && (view.cart?.products ?? []).length === 0;
  if (!isEmpty || products.length === 0) return <div />;
  return <RecentlyViewedView {...node.props} settings={node.data.settings} products={products} onForget={onForget} />;
}

/** Returns whether an element has been below the screen since it has content; then it stays true. */
function useBelowScreen(element: RefObject<HTMLElement | null>, hasContent: boolean): boolean {
  const [wasBelow, setWasBelow] = useState(false);
  useEffect(() => {
    const place = element.current;
    if (!hasContent || wasBelow || !place) return undefined;
    const observer = new IntersectionObserver(
      () => {
        // Told some frames late, while the page may be scrolled: measured now, and drawn at once.
        if (place.getBoundingClientRect().top > innerHeight) flushSync(() => setWasBelow(true));
      },
      // Told of its coming to lie below from above the screen too. Above it, a row would move what is read where browsers do not hold it.
      { rootMargin: '1000000px 0px 0px' },
    );
    observer.observe(place);
    return () => observer.disconnect();
  }, [element, hasContent, wasBelow]);
  return wasBelow;
}
