import { stores } from './stores.ts';
import { type CheckoutStep, stepPath } from './views.ts';

const steps = Object.keys(stepPath);

/**
 * Synchronises the address and the checkout machine while a step's screen is shown. A step that cannot be visited yet is replaced by the
 * furthest possible one. A completed step leads to the next, which Back undoes; a placed order leads to its page.
 * @returns what stops following
 */
export function followStep(shown: CheckoutStep, go: (path: string, how: 'push' | 'replace') => void): () => void {
  let settled = false;
  let left = false;
  const follow = () => {
    const { status, step, placed } = stores.checkout.getSnapshot();
    if (left) return;
    if (status === 'success' && placed) {
      left = true;
      go(`/cart/success/${placed.id}?key=${encodeURIComponent(placed.key)}`, 'replace');
    } else if (step && step !== shown) {
      left = true;
      const isOnward = steps.indexOf(step) > steps.indexOf(shown);
      // Nothing but the shopper's wish leads on, maybe said before the machine was there.
      go(stepPath[step], settled || isOnward ? 'push' : 'replace');
    }
    settled ||= step !== null;
  };
  stores.checkout.send({ type: 'step.visit', step: shown });
  follow();
  const { unsubscribe } = stores.checkout.subscribe(follow);
  return unsubscribe;
}
