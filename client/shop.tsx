import Router from 'next/router';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { localPath } from './local-path.ts';
import { followStep } from './shop/follow-step.ts';
import type { LazyStore } from './shop/lazy-store.ts';
import { stores } from './shop/stores.ts';
import {
  type AuthView,
  type CartView,
  type CheckoutStep,
  type CheckoutView,
  type DeliveryView,
  idleAuth,
  idleCart,
  idleCheckout,
  idleDelivery,
  stepPath,
} from './shop/views.ts';
import { useSite } from './site.tsx';

export { auth, cart, checkout, delivery } from './shop/commands.ts';

/**
 * The shop's machines in React. One actor of each lives outside React for the page's lifetime; every block shares it.
 * A hook takes a selector, so that a block renders again only when what it reads changes; the selector gives a value or
 * an object of the view, never a new object.
 *
 * @example
 * const count = useCart((cart) => cart.count);
 * <button onClick={() => cart.add({ idDeclination, quantity: 1, rule })}>
 */
const useStore = <View, Value>(store: LazyStore<View, never>, serverView: View, select: (view: View) => Value): Value =>
  useSyncExternalStore(
    store.subscribe,
    () => select(store.view()),
    () => select(serverView),
  );

const whole = <View,>(view: View): View => view;

/** The cart. Loads no machine before a cart exists: a badge with `cart.count` costs nothing on a first visit. */
export function useCart(): CartView;
export function useCart<Value>(select: (cart: CartView) => Value): Value;
export function useCart(select: (cart: CartView) => unknown = whole): unknown {
  return useStore(stores.cart, idleCart, select);
}

/** The delivery choice and its fees; starts its machine when first used. */
export function useDelivery(): DeliveryView;
export function useDelivery<Value>(select: (delivery: DeliveryView) => Value): Value;
export function useDelivery(select: (delivery: DeliveryView) => unknown = whole): unknown {
  return useStore(stores.delivery, idleDelivery, select);
}

/** The checkout; starts its machine when first used. A step's screen uses `useCheckoutStep`. */
export function useCheckout(): CheckoutView;
export function useCheckout<Value>(select: (checkout: CheckoutView) => Value): Value;
export function useCheckout(select: (checkout: CheckoutView) => unknown = whole): unknown {
  return useStore(stores.checkout, idleCheckout, select);
}

/**
 * The screen of a checkout step: tells the machine that the step's address is shown and follows the machine to the step it
 * allows (an incomplete step cannot be passed), on to the next, and to the success page.
 * Show a skeleton while `view.step` is not `step`.
 */
export function useCheckoutStep(step: CheckoutStep): CheckoutView {
  const site = useSite();
  // Not useRouter: on the server a block is also rendered alone, with no router around it.
  const go = useEffectEvent((path: string, how: 'push' | 'replace') => void Router[how](localPath(site, path)));
  const isHere = useEffectEvent(() => window.location.pathname === localPath(site, stepPath[step]));
  useEffect(() => {
    const follow = () => followStep(step, (path, how) => go(path, how));
    let stop = follow();
    // Back before the next step's screen has come leaves this one in place: it is visited anew.
    const arrived = () => {
      if (!isHere()) return;
      stop();
      stop = follow();
    };
    Router.events.on('routeChangeComplete', arrived);
    return () => {
      Router.events.off('routeChangeComplete', arrived);
      stop();
    };
  }, [step]);
  return useCheckout();
}

/** Who is signed in; starts its machine when first used. */
export function useAuth(): AuthView;
export function useAuth<Value>(select: (auth: AuthView) => Value): Value;
export function useAuth(select: (auth: AuthView) => unknown = whole): unknown {
  return useStore(stores.auth, idleAuth, select);
}
