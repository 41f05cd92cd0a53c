import { useEffect, useState, useSyncExternalStore } from 'react';
import { productCardsQuery } from '#client/queries/wishlist.ts';
import { useServerState } from '#client/query-client.ts';
import { useAuth } from '#client/shop/auth.ts';
import { onWishlistChange, setWished, takenOffHere } from '#client/wishlist.ts';
import { wishedProducts } from '#client/wishlist-memory.ts';
import type { WishlistProps } from '#registry/generated/wishlist.ts';
import type { BlockProps } from '#renderer/types.ts';
import type { WishlistData } from './index.ts';
import { WishlistView, WishlistWaits } from './wishlist-view.tsx';

type WishlistBlock = BlockProps<WishlistProps, WishlistData>;

/** Wish list of this browser or of the signed-in person. */
export function Wishlist(props: WishlistBlock) {
  const [isRead, setRead] = useState(false);
  useEffect(() => setRead(true), []);
  return isRead ? <KeptProducts {...props} /> : <WishlistWaits />;
}
export default Wishlist;

/** As text, so that the same list is the same value. */
const wishedText = () => wishedProducts().join(',');
const idsOf = (text: string): number[] => (text === '' ? [] : text.split(',').map(Number));

function KeptProducts({ node }: WishlistBlock) {
  const wished = idsOf(useSyncExternalStore(onWishlistChange, wishedText));
  const status = useAuth((auth) => auth.status);
  const [listed, setListed] = useState(wished);
  const missing = wished.filter((id) => !listed.includes(id));
  if (missing.length > 0) setListed([...missing, ...listed]);
  const shown = listed.filter((id) => wished.includes(id) || takenOffHere.has(id));
  const query = useServerState(productCardsQuery(shown));
  return (
    <WishlistView
      {...node.props}
      shown={shown}
      wished={wished}
      products={query.data}
      isFailed={query.isError}
      settings={node.data.settings}
      isGuest={status === 'loggedOut'}
      onRetry={() => void query.refetch()}
      onForget={(ids) => {
        for (const id of ids) setWished(id, false);
        setListed(listed.filter((id) => !ids.includes(id)));
      }}
    />
  );
}
