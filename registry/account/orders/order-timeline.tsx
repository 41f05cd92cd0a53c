import { useMessages } from '#client/site.tsx';
import { orderTimeline } from '#domain/order-timeline.ts';
import { messages as orderStatusMessages } from '#messages/generated/domain/order-status.ts';
import { messages as allMessages } from '#messages/generated/registry/account/orders/order-timeline.ts';
import type { Order } from '#schemas/order.ts';
import { Icon } from '#ui/icon.tsx';
import { stepStyles } from '#ui/step-styles.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

/** The way of an order and where it stands; nothing for one that was cancelled or refunded. */
export function OrderTimeline({ order }: { order: Order }) {
  const messages = useMessages(allMessages);
  const names = useMessages(orderStatusMessages);
  const steps = orderTimeline(order);
  if (!steps) return null;
  return (
    <ol className={stepStyles.list} aria-label={messages.label}>
      {steps.map(({ status, state }, at) => (
        <li key={status} className={stepStyles.step} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
          <span className={stepStyles.link}>
            <span className={stepStyles.number} aria-hidden="true">
              {state === 'done' ? <Icon name="check" size="1em" /> : at + 1}
            </span>
            <span className={stepStyles.label}>{names[status]}</span>
            {state !== 'current' && <VisuallyHidden> ({state === 'done' ? messages.done : messages.ahead})</VisuallyHidden>}
          </span>
        </li>
      ))}
    </ol>
  );
}
