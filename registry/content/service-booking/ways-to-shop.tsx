import { useMessages } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/registry/content/service-booking.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { serviceBookingStyles as styles } from './styles.ts';

/** Shows the shop's e-mail address and phone number. Nothing if it has neither. */
export function WaysToShop({ email, phone }: { email: string; phone: string }) {
  const messages = useMessages(allMessages);
  if (!email && !phone) return null;
  return (
    <p className={styles.ways}>
      {email && (
        <LinkButton href={`mailto:${email}`} variant="outline">
          {messages.write}
        </LinkButton>
      )}
      {phone && (
        <LinkButton href={`tel:${phone.replace(/[^\d+]/g, '')}`} variant="outline">
          {messages.call}
        </LinkButton>
      )}
    </p>
  );
}
