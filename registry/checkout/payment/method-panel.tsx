import { useCheckout } from '#client/shop/checkout.ts';
import { useMessages, useSite } from '#client/site.tsx';
import { messages as methodMessages } from '#messages/generated/registry/checkout/payment/method.ts';
import { messages as allMessages } from '#messages/generated/registry/checkout/payment.ts';
import type { ShownMethod } from '#schemas/payments.ts';
import { CardMethod } from './card-method.tsx';
import { MethodFrame } from './method-frame.tsx';
import { hasOwnFields, methodMarks } from './method-marks.ts';

/** Owner's choices for a method. The shop's own texts replace those left out. */
export type MethodChoice = {
  title?: string;
  text?: string;
  showMarks?: boolean;
  layout?: 'tabs' | 'accordion';
  wallets?: boolean;
};

export type MethodPanelProps = { shown: ShownMethod; amount: number; choice?: MethodChoice };

/** The chosen means of payment: card fields where it has them on this page, else what its own page will be. */
export function MethodPanel({ shown, amount, choice = {} }: MethodPanelProps) {
  const { lang } = useSite();
  const failure = useCheckout((view) => view.failure);
  const messages = useMessages(allMessages);
  const own = methodMessages[lang][shown.method];
  const marks = methodMarks[shown.method];
  const isHere = shown.kind === 'element';
  const frame = {
    title: choice.title ?? own.title,
    // With the test bank, cards are entered on its page.
    text: choice.text ?? (isHere || !hasOwnFields(shown.method) ? own.text : messages.elsewhere),
    marks: choice.showMarks === false ? [] : choice.wallets === false ? marks.filter((mark) => !mark.endsWith(' Pay')) : marks,
    isTest: shown.isTest,
  };
  if (!isHere) return <MethodFrame {...frame} />;
  return (
    <CardMethod
      {...frame}
      publicKey={shown.publicKey}
      amount={amount}
      layout={choice.layout ?? 'tabs'}
      hasWallets={choice.wallets !== false}
      failure={failure}
    />
  );
}
