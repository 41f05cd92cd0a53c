import { useEffect, useRef } from 'react';
import { useLocalPath, useMessages } from '#client/site.tsx';
import type { CallFailure } from '#domain/call-failure.ts';
import { messages as cartMessages } from '#messages/generated/registry/buying/cart.ts';
import { messages as allMessages } from '#messages/generated/registry/checkout/payment-step.ts';
import type { Cart } from '#schemas/cart.ts';
import { Alert } from '#ui/alert.tsx';
import { LinkButton } from '#ui/link-button.tsx';

/** Explains why the order was not placed and where to correct it: missing stock, a changed price or fee, a refused field, no answer. */
export function Refusal({ failure, cart }: { failure: CallFailure | null; cart: Cart }) {
  const messages = useMessages(allMessages);
  const to = useLocalPath();
  const { issue: issueMessages } = useMessages(cartMessages);
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failure) alert.current?.focus();
  }, [failure]);
  if (!failure || isSettled(failure, cart)) return null;

  const concerned = cart.products.filter(({ issue }) => issue !== null);
  const fields = failure.fieldErrors.map(({ key }) => key);
  // The error of the only refused field may already be the message.
  const others = failure.fieldErrors.filter(({ error }) => error !== failure.message);
  const way = fields.some((key) => key.startsWith('user') || key.startsWith('address'))
    ? { href: '/cart/address', label: messages.toDetails }
    : fields.some((key) => key.startsWith('delivery') || key.endsWith('Schedule'))
      ? { href: '/cart/shipping', label: messages.toDelivery }
      : { href: '/cart', label: messages.toCart };

  return (
    <Alert tone="error" title={messages.refused} live ref={alert}>
      <p>{failure.status === 0 ? messages.unanswered : failure.message}</p>
      {concerned.length > 0 && (
        <ul>
          {concerned.map(({ id, name, issue }) => (
            <li key={id}>
              <strong>{name}</strong> : {issue && issueMessages[issue]}
            </li>
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <ul>
          {others.map(({ key, error }) => (
            <li key={key}>{error}</li>
          ))}
        </ul>
      )}
      {failure.status > 0 && failure.status < 500 && !fields.some((key) => key.startsWith('majority')) && (
        <div>
          {concerned.length === 0 && fields.length === 0 && <p>{messages.changed}</p>}
          <LinkButton href={to(way.href)} variant="outline">
            {way.label}
          </LinkButton>
        </div>
      )}
    </Alert>
  );
}

/** A code that was refused and has been taken off stands in no order's way any more. */
const isSettled = ({ fieldErrors }: CallFailure, { appliedDiscount, discountIssue }: Cart): boolean =>
  fieldErrors.length > 0 && fieldErrors.every(({ key }) => key === 'discountCode') && !appliedDiscount && !discountIssue;
