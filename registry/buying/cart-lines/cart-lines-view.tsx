import { useEffect, useRef, useState } from 'react';
import type { CartView } from '#client/shop/views.ts';
import { useMessages } from '#client/site.tsx';
import type { CallFailure } from '#domain/call-failure.ts';
import { messages as allMessages } from '#messages/generated/registry/buying/cart-lines.ts';
import type { CartLinesProps } from '#registry/generated/cart-lines.ts';
import type { CartProduct } from '#schemas/cart.ts';
import { Alert } from '#ui/alert.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { CartLine } from '../cart/cart-line.tsx';
import { CartTrouble, isCartWaiting } from '../cart/cart-trouble.tsx';
import { NeedsCart, withoutCart } from '../cart/needs-cart.tsx';
import { cartLinesStyles as styles } from './styles.ts';

export type CartLinesViewProps = CartLinesProps & {
  view: CartView;
  /** Refusal of the order that led back to this page. */
  refusal?: CallFailure | null;
  onQuantity: (line: CartProduct, quantity: number) => void;
  onRemove: (line: CartProduct) => void;
  onUndo: (line: CartProduct) => void;
  onRetry: () => void;
};

/** The cart's lines. A removed line leaves a sentence with a way back, which takes the focus. */
export function CartLinesView({ view, refusal = null, onQuantity, onRemove, onUndo, onRetry, ...props }: CartLinesViewProps) {
  const messages = useMessages(allMessages);
  const [removed, setRemoved] = useState<CartProduct | null>(null);
  const lines = view.cart?.products ?? [];
  const isEmpty = lines.length === 0 && !isCartWaiting(view);
  const isIdle = view.status === 'idle';

  return (
    <div className={styles.block} aria-busy={view.busy}>
      <NeedsCart status={view.status}>
        <CartTrouble view={view} onRetry={onRetry} />
      </NeedsCart>
      {refusal && lines.some(({ issue }) => issue !== null) && <Refused message={refusal.message} />}
      {removed && !lines.some(({ id }) => id === removed.id) && (
        <Removed
          key={removed.id}
          line={removed}
          onUndo={() => {
            onUndo(removed);
            setRemoved(null);
          }}
        />
      )}
      {lines.length > 0 && (
        <ul className={styles.list} aria-label={messages.list}>
          {lines.map((line) => (
            <CartLine
              key={line.id}
              line={line}
              showReference={props.showReference}
              onQuantity={(quantity) => onQuantity(line, quantity)}
              onRemove={() => {
                setRemoved(line);
                onRemove(line);
              }}
            />
          ))}
        </ul>
      )}
      {(isEmpty || isIdle) && (
        <div className={isIdle ? withoutCart : undefined}>
          <EmptyState icon="basket" title={props.emptyText ?? messages.empty}>
            <LinkButton href={props.shopUrl}>{props.shopLabel ?? messages.shop}</LinkButton>
          </EmptyState>
        </div>
      )}
    </div>
  );
}

/** Told once, with the focus: the lines below say which of them it was. */
function Refused({ message }: { message: string }) {
  const messages = useMessages(allMessages);
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => alert.current?.focus(), []);
  return (
    <Alert ref={alert} tone="error" title={messages.refused} live>
      <p>{message}</p>
    </Alert>
  );
}

function Removed({ line, onUndo }: { line: CartProduct; onUndo: () => void }) {
  const messages = useMessages(allMessages);
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => undo.current?.focus(), []);
  return (
    <p className={styles.removed} role="status">
      <span>{messages.removed({ name: line.name })}</span>
      <button ref={undo} type="button" className={styles.undo} onClick={onUndo}>
        {messages.undo}
      </button>
    </p>
  );
}
