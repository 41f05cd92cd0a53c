import Router from 'next/router';
import { useEffect, useEffectEvent } from 'react';
import { localPath } from '../local-path.ts';
import { cardForm } from '../payment/card-form.ts';
import { useSite } from '../site.tsx';
import { useCheckout } from './checkout.ts';
import { followStep } from './follow-step.ts';
import { type CheckoutStep, type CheckoutView, stepPath } from './views.ts';

/**
 * The screen of a checkout step: tells the machine that the step's address is shown and follows the machine to the step it
 * allows (an incomplete step cannot be passed), on to the next, and to the success page.
 * Show a skeleton while `view.step` is not `step`.
 */
export function useCheckoutStep(step: CheckoutStep): CheckoutView {
  const site = useSite();
  // Not useRouter: on the server a block is also rendered alone, with no router around it.
  const go = useEffectEvent((path: string, how: 'push' | 'replace') => {
    const to = localPath(site, path);
    // The payment page has a content policy of its own, which belongs to its document; a provider's script goes with its document.
    if (path !== stepPath.payment && !cardForm()) void Router[how](to);
    else if (how === 'push') window.location.assign(to);
    else window.location.replace(to);
  });
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
