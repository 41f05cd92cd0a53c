import { useMessages } from '#client/site.tsx';
import { useDates } from '#client/use-dates.ts';
import { messages as allMessages } from '#messages/generated/admin.ts';
import { adminStyles as styles } from './styles.ts';

/** Names the time zone of the dates, since the reader may be in another one. */
export function ZoneNote() {
  const messages = useMessages(allMessages);
  return <p className={styles.note}>{messages.zone({ zone: useDates().zone })}</p>;
}
