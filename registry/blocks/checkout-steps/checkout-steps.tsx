import { useCheckout } from '#client/shop/checkout.ts';
import { type CheckoutStep, stepPath } from '#client/shop/views.ts';
import { useLocalPath, useSite, useWords } from '#client/site.tsx';
import { Steps } from '#ui/steps.tsx';
import { words as allWords } from './words.ts';

const order = ['summary', 'address', 'shipping', 'payment'] as const satisfies readonly CheckoutStep[];

/** Where one is between cart and payment; the address says which step, the machine how far one has come. */
export function CheckoutSteps() {
  const words = useWords(allWords);
  const to = useLocalPath();
  const { path } = useSite();
  const furthest = order.indexOf(useCheckout((checkout) => checkout.furthest));
  const current = order.findIndex((step) => stepPath[step] === path);
  return (
    <Steps
      label={words.label}
      doneText={words.done}
      steps={order.map((step, index) => ({
        key: step,
        label: words.steps[step],
        state: index === current ? 'current' : index < current ? 'done' : 'ahead',
        href: index < current || index <= furthest ? to(stepPath[step]) : undefined,
      }))}
    />
  );
}
export default CheckoutSteps;
