import { useRef, useState } from 'react';
import { useMessages } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/admin/payments.ts';
import type { PaymentMethod } from '#schemas/order.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { adminStyles as styles } from '../styles.ts';
import { paymentStyles } from './styles.ts';

/** Address for the provider's notifications, to copy into its back office. */
export function NotificationAddress({ method, url }: { method: PaymentMethod; url: string }) {
  const messages = useMessages(allMessages);
  const [isCopied, setIsCopied] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const copy = async () => {
    field.current?.select();
    // Without the right to the clipboard the text stays selected, to be copied by hand.
    const isTaken = await navigator.clipboard?.writeText(url).then(
      () => true,
      () => false,
    );
    setIsCopied(isTaken === true);
  };
  return (
    <div className={paymentStyles.part}>
      <p className={styles.muted}>{method === 'MONETICO' ? messages.addressMonetico : messages.addressHint}</p>
      <div className={paymentStyles.copy}>
        <Field ref={field} label={messages.address} readOnly value={url} onFocus={({ target }) => target.select()} />
        <Button variant="outline" onClick={() => void copy()}>
          {messages.copy}
        </Button>
      </div>
      <p className={styles.muted} role="status">
        {isCopied ? messages.copied : ''}
      </p>
    </div>
  );
}
