import { useEffect, useRef, useState } from 'react';
import { useMoney } from '#client/money.tsx';
import { showCardForm } from '#client/payment/card-form.ts';
import { useMessages, useSite } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/registry/checkout/payment.ts';
import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';
import { RetryAlert } from '#ui/retry-alert.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { StripeForm } from './stripe-form.ts';

const styles = {
  fields: style({ minHeight: '14rem', display: 'grid', alignContent: 'start', gap: theme.space.s }),
  place: style({ minWidth: 0, '&:empty': { display: 'none' } }),
};

export type CardFieldsProps = {
  publicKey: string;
  /** Cents. */
  amount: number;
  layout: 'tabs' | 'accordion';
  hasWallets: boolean;
};

/** The card fields of Stripe. Its script is loaded when they are shown, and only then; one can try again when that fails. */
export function CardFields({ publicKey, amount, layout, hasWallets }: CardFieldsProps) {
  const messages = useMessages(allMessages);
  const { lang } = useSite();
  const { currency } = useMoney();
  const place = useRef<HTMLDivElement>(null);
  const form = useRef<StripeForm | null>(null);
  const due = useRef(amount);
  const [state, setState] = useState<{ tries: number; is: 'loading' | 'ready' | 'failed' }>({ tries: 0, is: 'loading' });

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is loaded again at every try.
  useEffect(() => {
    let isLeft = false;
    let hide: (() => void) | undefined;
    const open = async (inside: HTMLElement) => {
      const { openStripeForm } = await import('./stripe-form.ts');
      const unknown = messages.cardUnknown;
      const opened = await openStripeForm({ publicKey, amount: due.current, currency, lang, layout, hasWallets, place: inside, unknown });
      if (isLeft) return opened.remove();
      form.current = opened;
      opened.setAmount(due.current);
      hide = showCardForm(opened);
      setState(({ tries }) => ({ tries, is: 'ready' }));
    };
    if (place.current) open(place.current).catch(() => isLeft || setState(({ tries }) => ({ tries, is: 'failed' })));
    return () => {
      isLeft = true;
      hide?.();
      form.current?.remove();
      form.current = null;
    };
  }, [publicKey, currency, lang, layout, hasWallets, messages, state.tries]);

  useEffect(() => {
    due.current = amount;
    form.current?.setAmount(amount);
  }, [amount]);

  return (
    <div className={styles.fields}>
      {state.is === 'loading' && <Skeleton label={messages.cardLoading} shape="field" count={3} />}
      {state.is === 'failed' && (
        <RetryAlert
          text={messages.cardFailed}
          label={messages.retry}
          onRetry={() => setState(({ tries }) => ({ tries: tries + 1, is: 'loading' }))}
        />
      )}
      <div ref={place} className={styles.place} hidden={state.is === 'failed'} />
    </div>
  );
}
