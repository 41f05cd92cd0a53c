import { useMessages } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/registry/account/profile.ts';
import type { Sending } from '#registry/content/forms/use-send.ts';
import type { NewsletterList, NewsletterSubscription } from '#schemas/newsletter.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { FailureAlert } from '../sign-in/failure-alert.tsx';
import { profileStyles as styles } from './styles.ts';

export type NewsletterChoiceProps = Sending & {
  lists: readonly NewsletterList[];
  subscription: NewsletterSubscription;
  /** Takes the newsletters that are taken from now on. */
  onChange: (lists: number[]) => void;
};

/** Taking newsletters or ending them, by a tick each; nothing where the site has none. */
export function NewsletterChoice({ lists, subscription, status, failure, onChange }: NewsletterChoiceProps) {
  const messages = useMessages(allMessages);
  if (lists.length === 0) return null;
  const taken = subscription.lists;
  return (
    <section className={styles.card} aria-label={messages.newsletter}>
      <h2 className={styles.title}>{messages.newsletter}</h2>
      <FailureAlert failure={failure} needsSession />
      {lists.map(({ id, name, description }) => (
        <Checkbox
          key={id}
          label={lists.length === 1 ? messages.take : name}
          hint={description || undefined}
          checked={taken.includes(id)}
          aria-disabled={status === 'pending'}
          onChange={(event) => onChange(event.target.checked ? [...taken, id] : taken.filter((each) => each !== id))}
        />
      ))}
      <p className={styles.text} role="status">
        {subscription.status === 'PENDING' && messages.pending}
        {status === 'success' && subscription.status === 'NONE' && messages.ended}
      </p>
    </section>
  );
}
