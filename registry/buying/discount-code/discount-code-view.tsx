import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import type { CartView } from '#client/shop/views.ts';
import { useMessages } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/registry/buying/discount-code.ts';
import type { DiscountCodeProps } from '#registry/generated/discount-code.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { focusFirstInvalid } from '#ui/focus-first-invalid.ts';
import { type ChosenDelivery, CodeOnCart } from './code-on-cart.tsx';
import { discountCodeStyles as styles } from './styles.ts';

export type DiscountCodeViewProps = DiscountCodeProps & {
  cart: CartView;
  delivery: ChosenDelivery;
  /** Message of an order that was refused because of the code. */
  refused?: string | undefined;
  onApply: (code: string) => void;
  onRemove: () => void;
};

/** One code for an order: the field, or the code that is on the cart with the way to take it off. */
export function DiscountCodeView({ cart: view, delivery, refused, folded, hint, onApply, onRemove }: DiscountCodeViewProps) {
  const messages = useMessages(allMessages);
  const id = useId();
  const box = useRef<HTMLElement>(null);
  const [open, setOpen] = useState(false);
  const [empty, setEmpty] = useState(false);
  const { cart, discountError, isCodeBusy } = view;
  const error = empty ? messages.empty : (discountError ?? undefined);
  useEffect(() => {
    if (discountError || empty) focusFirstInvalid(box.current);
  }, [discountError, empty]);
  const hasCode = Boolean(cart?.appliedDiscount ?? cart?.discountIssue);
  const isAwaited = useRef(false);
  useEffect(() => {
    if (!isAwaited.current) return;
    isAwaited.current = false;
    // The control that was used is gone with what it changed: the one that undoes it has the focus instead.
    const control = hasCode ? 'button' : 'details:not([open]) > summary, details[open] input, form:not(details form) input';
    box.current?.querySelector<HTMLElement>(control)?.focus();
  }, [hasCode]);
  const apply = (code: string) => {
    isAwaited.current = true;
    onApply(code);
  };
  const remove = () => {
    isAwaited.current = true;
    onRemove();
  };
  if (!cart || cart.products.length === 0) return null;

  if (hasCode) {
    return (
      <section ref={box} className={styles.box} aria-label={messages.label}>
        <CodeOnCart cart={cart} delivery={delivery} busy={isCodeBusy} refused={refused} onRemove={remove} />
      </section>
    );
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get('discountCode') ?? '').trim();
    setEmpty(code === '');
    if (code !== '' && !isCodeBusy) apply(code);
  };
  const form = (
    <form className={styles.form} method="post" noValidate onSubmit={submit}>
      <Field
        id={`${id}-code`}
        label={messages.label}
        name="discountCode"
        hint={hint}
        error={error}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
      />
      <Button type="submit" variant="outline" busy={isCodeBusy}>
        {messages.apply}
      </Button>
    </form>
  );
  return (
    <section ref={box} className={styles.box} aria-label={messages.label}>
      {folded ? (
        <details className={styles.fold} open={open || error !== undefined} onToggle={(event) => setOpen(event.currentTarget.open)}>
          <summary>{messages.summary}</summary>
          {form}
        </details>
      ) : (
        form
      )}
    </section>
  );
}
