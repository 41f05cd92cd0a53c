import { useCheckout } from '#client/shop/checkout.ts';
import { type CheckoutStep, stepPath } from '#client/shop/views.ts';
import { useLocalPath, useMessages, useSite } from '#client/site.tsx';
import { Steps } from '#ui/steps.tsx';

const allMessages = {
  fr: {
    label: 'Étapes de la commande',
    done: 'fait',
    steps: { summary: 'Panier', address: 'Coordonnées', shipping: 'Livraison', payment: 'Paiement' } satisfies Record<CheckoutStep, string>,
  },
  en: {
    label: 'Steps of the order',
    done: 'done',
    steps: { summary: 'Cart', address: 'Details', shipping: 'Delivery', payment: 'Payment' } satisfies Record<CheckoutStep, string>,
  },
};

const order = ['summary', 'address', 'shipping', 'payment'] as const satisfies readonly CheckoutStep[];

/** Where one is between cart and payment; the address says which step, the machine how far one has come. */
export function CheckoutSteps() {
  const messages = useMessages(allMessages);
  const to = useLocalPath();
  const { path } = useSite();
  const furthest = order.indexOf(useCheckout((checkout) => checkout.furthest));
  const current = order.findIndex((step) => stepPath[step] === path);
  return (
    <Steps
      label={messages.label}
      doneText={messages.done}
      steps={order.map((step, index) => ({
        key: step,
        label: messages.steps[step],
        state: index === current ? 'current' : index < current ? 'done' : 'ahead',
        href: index < current || index <= furthest ? to(stepPath[step]) : undefined,
      }))}
    />
  );
}
export default CheckoutSteps;
