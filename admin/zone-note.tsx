import { useMessages } from '#client/site.tsx';
import { useDates } from '#client/use-dates.ts';
import { messages as allMessages } from '#messages/generated/admin.ts';
import { adminStyles as styles } from './styles.ts';

/** Whose clock the dates follow: one may look at the shop from anywhere. */
export function ZoneNote() {
  const messages = useMessages(allMessages);
  return <p className={styles.note}>{messages.zone({ zone: useDates().zone })}</p>;
}
