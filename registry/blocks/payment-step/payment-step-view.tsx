import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { CheckoutView, DeliveryView } from '#client/shop/views.ts';
import { useMessages } from '#client/site.tsx';
import { majorityRefusal } from '#domain/majority.ts';
import type { Cart } from '#schemas/cart.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { focusFirstInvalid } from '#ui/focus-first-invalid.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { NeedsScript } from '../../buying-parts/needs-script.tsx';
import type { PaymentStepProps } from '../../generated/payment-step.ts';
import { Withdrawal } from '../../order-parts/withdrawal.tsx';
import { MajorityFields, type MajorityFieldsProps, today } from './majority-fields.tsx';
import { messages as allMessages } from './messages.ts';
import { Refusal } from './refusal.tsx';
import { Review } from './review.tsx';
import { paymentStepStyles as styles } from './styles.ts';

export type PaymentStepViewProps = PaymentStepProps & {
  view: CheckoutView;
  cart: Cart | null;
  delivery: DeliveryView;
  onMessage: (message: string) => void;
  onTerms: (accepted: boolean) => void;
  onMajority: MajorityFieldsProps['onChange'];
  onPlace: () => void;
};

const underway = ['validating', 'placing', 'redirected', 'confirming', 'success'] as const;

/** Everything once more, the terms, and the button whose wording the law prescribes (L221-14). */
export function PaymentStepView(props: PaymentStepViewProps) {
  const { view, cart, delivery, showMessage, termsUrl, privacyUrl, onMessage, onTerms, onMajority, onPlace } = props;
  const messages = useMessages(allMessages);
  const form = useRef<HTMLFormElement>(null);
  const [asked, setAsked] = useState(0);
  const isUnderway = underway.some((status) => status === view.status);
  const termsError = asked > 0 && !view.termsAccepted ? messages.termsNeeded : undefined;
  useEffect(() => void focusFirstInvalid(asked > 0 ? form.current : null), [asked]);

  if (!cart || (view.step !== 'payment' && !isUnderway))
    return (
      <>
        <NeedsScript />
        <Skeleton label={messages.loading} bars={[12, 6, 4]} />
      </>
    );

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isUnderway) return;
    const isProven = !cart.hasAlcohol || (view.majority.isDeclared && majorityRefusal(view.majority.birthdate, today()) === null);
    if (view.termsAccepted && isProven) onPlace();
    else setAsked(asked + 1);
  };
  return (
    <form ref={form} className={styles.form} method="post" noValidate onSubmit={submit}>
      <Refusal failure={view.failure} cart={cart} />
      <Review view={view} cart={cart} delivery={delivery} />
      {showMessage && (
        <TextArea
          label={messages.message}
          optionalText={messages.optional}
          hint={messages.messageHint}
          name="message"
          maxLength={1000}
          value={view.message}
          onChange={(event) => onMessage(event.target.value)}
        />
      )}
      <div className={styles.legal}>
        <details className={styles.guarantee}>
          <summary>{messages.guarantee}</summary>
          <p>{messages.guaranteeText}</p>
        </details>
        <Withdrawal lines={cart.products} />
        <p>
          {messages.privacy} <a href={privacyUrl}>{messages.privacyLink}</a>.
        </p>
      </div>
      {cart.hasAlcohol && (
        <MajorityFields
          majority={view.majority}
          isAsked={asked > 0}
          refused={view.failure?.fieldErrors.find(({ key }) => key.startsWith('majority'))?.error}
          onChange={onMajority}
        />
      )}
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
      <div className={styles.place}>
        <Button type="submit" size="l" wide busy={isUnderway}>
          {messages.order}
        </Button>
        <p className={styles.note} role="status">
          {view.status === 'redirected' ? messages.leaving : isUnderway ? messages.placing : messages.paymentNote}
        </p>
      </div>
    </form>
  );
}
