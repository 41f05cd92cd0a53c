import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useLocalPath, useMessages, useSite } from '#client/site.tsx';
import { formatDay } from '#domain/date-formats.ts';
import { messages as allMessages } from '#messages/generated/registry/account/returns.ts';
import type { Sending } from '#registry/content/forms/use-send.ts';
import type { OrderReturnProps } from '#registry/generated/order-return.ts';
import type { Order, OrderLine } from '#schemas/order.ts';
import type { OrderBackBody, OrderBackInfo, Returnable, ReturnReason } from '#schemas/order-back.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { focusFirstInvalid } from '#ui/focus-first-invalid.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { returnStyles as styles } from '../returns/styles.ts';
import { SignInAgain } from '../sign-in/sign-in-again.tsx';
import { exclusionOf, ReturnLine } from './return-line.tsx';

export type OrderReturnViewProps = OrderReturnProps &
  Sending & {
    order: Order;
    returnable: Returnable;
    info: OrderBackInfo;
    reasons: readonly { id: string; value: string }[];
    onSend: (body: OrderBackBody) => void;
  };

/** Form for the pieces to return, their number, and an optional reason. */
export function OrderReturnView({ order, returnable, info, reasons, showMessage, status, failure, onSend }: OrderReturnViewProps) {
  const messages = useMessages(allMessages);
  const to = useLocalPath();
  const { lang } = useSite();
  const form = useRef<HTMLFormElement>(null);
  const [nothing, setNothing] = useState(0);
  useEffect(() => {
    if (nothing > 0 || failure) focusFirstInvalid(form.current);
  }, [nothing, failure]);
  const isOpen = returnable.state === 'OPEN';
  const stateOf = (id: number) => returnable.lines.find((line) => line.id === id);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const body = readReturn(new FormData(event.currentTarget), order.lines);
    if (body) onSend(body);
    else setNothing(nothing + 1);
  };
  return (
    <div className={styles.page}>
      <h2 className={styles.title}>{messages.title({ reference: order.reference })}</h2>
      {isOpen && info.message && <p className={styles.muted}>{info.message}</p>}
      {isOpen && returnable.until && (
        <p className={styles.muted}>
          {messages.until({ day: formatDay(new Date(Date.parse(returnable.until) - 1).toISOString().slice(0, 10), lang) })}
        </p>
      )}
      {!isOpen && (
        <Alert tone="info">
          <p>{messages.state[returnable.state]}</p>
        </Alert>
      )}
      {isOpen && (
        <form ref={form} className={styles.page} method="post" noValidate onSubmit={submit}>
          <fieldset className={styles.group}>
            <legend>{messages.which}</legend>
            {order.lines.map((line, index) => (
              <ReturnLine
                key={line.id}
                line={line}
                left={stateOf(line.id)?.quantity ?? 0}
                exclusion={exclusionOf(stateOf(line.id))}
                isSealed={stateOf(line.id)?.isSealed ?? false}
                reasons={reasons}
                error={nothing > 0 && index === 0 ? messages.chooseOne : undefined}
              />
            ))}
          </fieldset>
          {showMessage && <TextArea label={messages.message} name="message" maxLength={1000} optionalText={messages.optional} />}
          {failure && (
            <Alert tone="error" live>
              <p>{failure.status === 0 ? messages.unanswered : (failure.fieldErrors[0]?.error ?? failure.message)}</p>
              <SignInAgain failure={failure} />
            </Alert>
          )}
          <div>
            <Button type="submit" size="l" busy={status === 'pending'}>
              {messages.send}
            </Button>
          </div>
        </form>
      )}
      <div>
        <LinkButton href={to(`/account/orders/${order.id}`)} variant="quiet">
          {messages.back}
        </LinkButton>
      </div>
    </div>
  );
}

/** Reads the return from the form; null while nothing is chosen. */
function readReturn(data: FormData, lines: readonly Pick<OrderLine, 'id'>[]): OrderBackBody | null {
  const products = lines.flatMap(({ id }) => {
    if (!data.has(`take-${id}`)) return [];
    const reason = (data.get(`reason-${id}`) ?? 'CHANGED_MIND') as ReturnReason;
    return [{ id, quantity: Math.max(1, Number(data.get(`quantity-${id}`) ?? 1)), reason }];
  });
  return products.length > 0 ? { products, message: String(data.get('message') ?? '').trim() } : null;
}
