import { useEffect } from 'react';
import { useCart } from '#client/shop/cart.ts';
import { checkout } from '#client/shop/checkout.ts';
import { useDelivery } from '#client/shop/delivery.ts';
import { useCheckoutStep } from '#client/shop/use-checkout-step.ts';
import type { PaymentStepProps } from '#registry/generated/payment-step.ts';
import type { BlockProps } from '#renderer/types.ts';
import { useAmountDue, usePaymentMethod } from '../payment/use-payment-method.ts';
import { useStepHeading } from '../steps/use-step-heading.ts';
import { PaymentStepView } from './payment-step-view.tsx';

/** The last step, joined to the machines. */
export function PaymentStep({ node, slots }: BlockProps<PaymentStepProps>) {
  const view = useCheckoutStep('payment');
  useStepHeading();
  useEffect(() => {
    // Back from the payment page, the browser may show this page as it was left: on its way to the bank.
    const arriveAgain = (event: PageTransitionEvent) => event.persisted && checkout.visit('payment');
    window.addEventListener('pageshow', arriveAgain);
    return () => window.removeEventListener('pageshow', arriveAgain);
  }, []);
  return (
    <PaymentStepView
      {...node.props}
      view={view}
      cart={useCart((cart) => cart.cart)}
      delivery={useDelivery()}
      method={usePaymentMethod()}
      amount={useAmountDue()}
      placed={slots.method}
      onMessage={checkout.setMessage}
      onTerms={checkout.acceptTerms}
      onEarlyStart={checkout.requestEarlyStart}
      onMajority={checkout.setMajority}
      onPlace={checkout.place}
    />
  );
}
export default PaymentStep;
