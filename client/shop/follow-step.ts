import { checkout } from './commands.ts';
import { stores } from './stores.ts';
import { type CheckoutStep, stepPath } from './views.ts';

export type Navigate = { push: (path: string) => void; replace: (path: string) => void };

/**
 * Keeps the address and the checkout machine together while a step's screen is shown. A step that cannot be visited yet is
 * replaced by the furthest that can; a completed step leads on to the next, which Back undoes; a placed order to its page.
 * @returns what stops following
 */
export function followStep(shown: CheckoutStep, { push, replace }: Navigate): () => void {
  let settled = false;
  let left = false;
  const follow = () => {
    const { status, step, placed } = stores.checkout.view();
    if (left) return;
    if (status === 'success' && placed) {
      left = true;
      replace(`/cart/success/${placed.id}?key=${encodeURIComponent(placed.key)}`);
    } else if (step && step !== shown) {
      left = true;
      if (settled) push(stepPath[step]);
      else replace(stepPath[step]);
    }
    settled ||= step !== null;
  };
  checkout.visit(shown);
  follow();
  const unsubscribe = stores.checkout.subscribe(follow);
  return unsubscribe;
}
