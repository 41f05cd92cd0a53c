import { useEffect, useRef } from 'react';
import { storedCount } from '#client/shop/cart-memory.ts';
import type { AuthView } from '#client/shop/views.ts';
import { useMessages } from '#client/site.tsx';
import { notify } from '#client/toasts.ts';
import { syncWishlist } from '#client/wishlist.ts';
import { wishedProducts } from '#client/wishlist-memory.ts';

const allMessages = {
  fr: {
    hello: (name: string) => `Bonjour ${name}, votre compte est ouvert.`,
    merged: (name: string, what: string) => `Bonjour ${name}, ${what} maintenant dans votre compte.`,
    cart: 'votre panier est',
    wishlist: 'vos favoris sont',
    both: 'votre panier et vos favoris sont',
  },
  en: {
    hello: (name: string) => `Hello ${name}, your account is open.`,
    merged: (name: string, what: string) => `Hello ${name}, ${what} now in your account.`,
    cart: 'your cart is',
    wishlist: 'your wishlist is',
    both: 'your cart and your wishlist are',
  },
};

/** Says who has just signed in or registered here, and which things of the guest before are her account's now. */
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
    const text = what ? messages.merged(user.firstname, what) : messages.hello(user.firstname);
    void syncWishlist(true).then(() => notify({ kind: 'success', text }));
  }, [status, user, messages]);
}
