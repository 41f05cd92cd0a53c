import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useMoney } from '#client/money.tsx';
import { cardForm } from '#client/payment/card-form.ts';
import type { CheckoutView, DeliveryView } from '#client/shop/views.ts';
import { useMessages, useSite } from '#client/site.tsx';
import { majorityRefusal } from '#domain/majority.ts';
import { startsEarly } from '#domain/rental-withdrawal.ts';
import { messages as allMessages, type Messages } from '#messages/generated/registry/checkout/payment-step.ts';
import { Withdrawal } from '#registry/account/orders/withdrawal.tsx';
import { GuaranteeLine } from '#registry/buying/cart/guarantee-line.tsx';
import { NeedsScript } from '#registry/buying/choosing/needs-script.tsx';
import type { PaymentStepProps } from '#registry/generated/payment-step.ts';
import type { Cart } from '#schemas/cart.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { focusFirstInvalid } from '#ui/focus-first-invalid.ts';
import { formatPrice } from '#ui/format-price.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { isCardRefusal } from '../payment/card-method.tsx';
import type { MethodState } from '../payment/use-payment-method.ts';
import { GuaranteeNotice } from './guarantee-notice.tsx';
import { MajorityFields, type MajorityFieldsProps, today } from './majority-fields.tsx';
import { MethodPart } from './method-part.tsx';
import { Refusal } from './refusal.tsx';
import { Review } from './review.tsx';
import { paymentStepStyles as styles } from './styles.ts';

export type PaymentStepViewProps = PaymentStepProps & {
  view: CheckoutView;
  cart: Cart | null;
  delivery: DeliveryView;
  method: MethodState;
  /** Cents that the order costs. */
  amount: number;
  /** The blocks of methods that the page places here. */
  placed?: ReactNode;
  onMessage: (message: string) => void;
  onTerms: (accepted: boolean) => void;
  onEarlyStart: (requested: boolean) => void;
  onMajority: MajorityFieldsProps['onChange'];
  onPlace: () => void;
};

const underway = ['settling', 'validating', 'placing', 'repaying', 'charging', 'redirected', 'confirming', 'success'] as const;

/** Everything once more, the terms, and the button whose wording the law prescribes (L221-14). */
export function PaymentStepView(props: PaymentStepViewProps) {
  const { view, cart, delivery, method, amount, placed, showMessage, termsUrl, privacyUrl } = props;
  const { onMessage, onTerms, onEarlyStart, onMajority, onPlace } = props;
  const { site } = useSite();
  const messages = useMessages(allMessages);
  const form = useRef<HTMLFormElement>(null);
  const money = useMoney();
  const [asked, setAsked] = useState(0);
  const card = useCardCheck(method.method?.kind === 'element' && amount > 0);
  const isUnderway = card.isChecking || underway.some((status) => status === view.status);
  const canCollect = amount === 0 || method.method === null || method.method.kind !== null;
  const termsError = asked > 0 && !view.termsAccepted ? messages.termsNeeded : undefined;
  useEffect(() => void focusFirstInvalid(asked > 0 ? form.current : null), [asked]);

  if (!cart || (view.step !== 'payment' && !isUnderway))
    return (
      <>
        <NeedsScript />
        <Skeleton label={messages.loading} shape="choice" count={3} />
      </>
    );

  const isEarly = startsEarly(cart.products, new Date(), site);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isUnderway) return;
    const isProven = !cart.hasAlcohol || (view.majority.isDeclared && majorityRefusal(view.majority.birthdate, today()) === null);
    if (!view.termsAccepted || !isProven || (isEarly && !view.earlyStartRequested)) setAsked(asked + 1);
    else card.whenComplete(onPlace);
  };
  return (
    <form ref={form} className={styles.form} method="post" noValidate onSubmit={submit}>
      {!isCardRefusal(view.failure) && <Refusal failure={view.failure} cart={cart} />}
      <Review view={view} cart={cart} delivery={delivery} />
      {showMessage && (
        <TextArea
          label={messages.message}
          optionalText={messages.optional}
          hint={delivery.kind === 'NO_DELIVERY' ? undefined : messages.messageHint}
          name="message"
          maxLength={1000}
          value={view.message}
          onChange={(event) => onMessage(event.target.value)}
        />
      )}
      <div className={styles.legal}>
        <GuaranteeNotice />
        {cart.products.map(({ id, producerGuarantee }) => producerGuarantee && <GuaranteeLine key={id} guarantee={producerGuarantee} />)}
        <Withdrawal lines={cart.products} />
        <p>
          {messages.privacy} <a href={privacyUrl}>{messages.privacyLink}</a>.
        </p>
      </div>
      {isEarly && (
        <Checkbox
          name="requestsEarlyStart"
          required
          checked={view.earlyStartRequested}
          onChange={(event) => onEarlyStart(event.target.checked)}
          error={asked > 0 && !view.earlyStartRequested ? messages.earlyStartNeeded : undefined}
          label={messages.earlyStart}
        />
      )}
      {cart.hasAlcohol && (
        <MajorityFields
          majority={view.majority}
          isAsked={asked > 0}
          refused={view.failure?.fieldErrors.find(({ key }) => key.startsWith('majority'))?.error}
          onChange={onMajority}
        />
      )}
      {amount > 0 && <MethodPart method={method} amount={amount} placed={placed} />}
      <Checkbox
        name="acceptTerms"
        required
        checked={view.termsAccepted}
        onChange={(event) => onTerms(event.target.checked)}
        error={termsError}
        label={
          <>
            {messages.terms}{' '}
            <a href={termsUrl} target="_blank" rel="noopener">
              {messages.termsLink}
              <VisuallyHidden> {messages.newTab}</VisuallyHidden>
            </a>
            .
          </>
        }
      />
      {canCollect && (
        <div className={styles.place}>
          <Button type="submit" size="l" wide busy={isUnderway}>
            {amount > 0 ? messages.orderAt({ amount: formatPrice(amount, money) }) : messages.order}
          </Button>
          <p className={styles.note} role="status">
            {noteOf(view, isUnderway, messages)}
          </p>
        </div>
      )}
    </form>
  );
}

function noteOf({ status, isHeldBack }: CheckoutView, isUnderway: boolean, messages: Messages): string {
  if (isHeldBack) return messages.heldBack;
  if (status === 'redirected') return messages.leaving;
  if (status === 'charging') return messages.charging;
  return isUnderway ? messages.placing : '';
}

/** Validates the card fields of the page before anything is ordered. Pressing twice checks, and orders, once. */
function useCardCheck(isNeeded: boolean) {
  const [isChecking, setIsChecking] = useState(false);
  const isOnItsWay = useRef(false);
  const check = async (then: () => void) => {
    isOnItsWay.current = true;
    setIsChecking(true);
    const isComplete = await cardForm()?.check();
    isOnItsWay.current = false;
    setIsChecking(false);
    if (isComplete) then();
  };
  return {
    isChecking,
    whenComplete: (then: () => void) => {
      if (!isNeeded) then();
      else if (!isOnItsWay.current) void check(then);
    },
  };
}
