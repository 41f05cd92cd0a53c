import { useMessages } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/admin/payments.ts';
import { paymentStyles as styles } from './styles.ts';

/** The screens about payments. */
export function PaymentSections({ current }: { current: 'setup' | 'books' }) {
  const messages = useMessages(allMessages);
  const sections = [
    { key: 'setup', href: '/admin/payments', label: messages.setup },
    { key: 'books', href: '/admin/payments/books', label: messages.books },
  ] as const;
  return (
    <nav className={styles.sections} aria-label={messages.sections}>
      {sections.map(({ key, href, label }) => (
        <a key={key} href={href} aria-current={key === current ? 'page' : undefined}>
          {label}
        </a>
      ))}
    </nav>
  );
}
