import { useCart } from '#client/shop/cart.ts';
import { useCheckout } from '#client/shop/checkout.ts';
import { type CheckoutStep, stepPath } from '#client/shop/views.ts';
import { useLocalPath, useMessages, useSite } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/registry/checkout/checkout-steps.ts';
import { NeedsCart } from '#registry/buying/cart/needs-cart.tsx';
import { Steps } from '#ui/steps.tsx';

const order = ['summary', 'address', 'shipping', 'payment'] as const satisfies readonly CheckoutStep[];

/** Steps from the cart to the payment. The address gives the current step, the machine the furthest one. */
export function CheckoutSteps() {
  const furthest = useCheckout((checkout) => checkout.furthest);
  const { path } = useSite();
  // Nothing leads anywhere from an empty cart.
  const isEmpty = useCart(({ status, cart }) => (cart ? cart.products.length === 0 : status === 'none'));
  const status = useCart((cart) => cart.status);
  if (isEmpty) return null;
  return (
    <NeedsCart status={status}>
      <CheckoutStepsView current={order.find((step) => stepPath[step] === path)} furthest={furthest} />
    </NeedsCart>
  );
}
export default CheckoutSteps;

type CheckoutStepsProps = { current: CheckoutStep | undefined; furthest: CheckoutStep };

export function CheckoutStepsView({ current, furthest }: CheckoutStepsProps) {
  const messages = useMessages(allMessages);
  const to = useLocalPath();
  const [at, last] = [current ? order.indexOf(current) : -1, order.indexOf(furthest)];
  return (
    <Steps
      label={messages.label}
      doneText={messages.done}
      steps={order.map((step, index) => ({
        key: step,
        label: messages.steps[step],
        state: index === at ? 'current' : index < at ? 'done' : 'ahead',
        href: index < at || index <= last ? to(stepPath[step]) : undefined,
      }))}
    />
  );
}
