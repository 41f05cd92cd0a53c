import { useEffect, useRef } from 'react';
import { storedCount } from '#client/shop/cart-memory.ts';
import type { AuthView } from '#client/shop/views.ts';
import { useMessages } from '#client/site.tsx';
import { notify } from '#client/toasts.ts';
import { syncWishlist } from '#client/wishlist.ts';
import { wishedProducts } from '#client/wishlist-memory.ts';
import { messages as allMessages } from '#messages/generated/registry/account/sign-in/use-sign-in-notice.ts';

/** Announces a sign-in or registration, and the guest's cart and wish list that now belong to the account. */
export function useSignInNotice({ status, user }: Pick<AuthView, 'status' | 'user'>): void {
  const messages = useMessages(allMessages);
  const guest = useRef<{ hasCart: boolean; hasWishlist: boolean } | null>(null);
  useEffect(() => {
    if (status === 'signingIn' || status === 'registering')
      guest.current = { hasCart: storedCount() > 0, hasWishlist: wishedProducts().length > 0 };
    if (status !== 'loggedIn' || !user || !guest.current) return;
    const { hasCart, hasWishlist } = guest.current;
    guest.current = null;
    const what = hasCart && hasWishlist ? messages.both : hasCart ? messages.cart : hasWishlist ? messages.wishlist : null;
    const text = what ? messages.merged({ name: user.firstname, what }) : messages.hello({ name: user.firstname });
    void syncWishlist(true).then(() => notify({ kind: 'success', text }));
  }, [status, user, messages]);
}
