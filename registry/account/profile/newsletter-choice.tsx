import { useMessages } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/registry/account/profile.ts';
import type { Sending } from '#registry/content/forms/use-send.ts';
import type { NewsletterSubscription } from '#schemas/user.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { FailureAlert } from '../sign-in/failure-alert.tsx';
import { profileStyles as styles } from './styles.ts';

export type NewsletterChoiceProps = Sending & {
  lists: readonly { id: string; description: string }[];
  subscription: NewsletterSubscription;
  onChange: (isWanted: boolean) => void;
};

/** Taking the newsletter or ending it, by one tick; nothing where the site has none. */
export function NewsletterChoice({ lists, subscription, status, failure, onChange }: NewsletterChoiceProps) {
  const messages = useMessages(allMessages);
  const [list] = lists;
  if (!list) return null;
  return (
    <section className={styles.card} aria-label={messages.newsletter}>
      <h2 className={styles.title}>{messages.newsletter}</h2>
      <FailureAlert failure={failure} needsSession />
      <Checkbox
        label={messages.take}
        hint={list.description}
        checked={subscription.lists.length > 0}
        aria-disabled={status === 'pending'}
        onChange={(event) => onChange(event.target.checked)}
      />
      <p className={styles.text} role="status">
        {subscription.status === 'PENDING' && messages.pending}
        {status === 'success' && subscription.status === 'NONE' && messages.ended}
      </p>
    </section>
  );
}
