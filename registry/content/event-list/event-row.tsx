import { useMessages } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/registry/content/event-list.ts';
import { Badge } from '#ui/badge.tsx';
import { Picture } from '#ui/picture.tsx';
import type { EventCard } from '../events/event-card.ts';
import { eventListStyles as styles } from './styles.ts';

/** An event of the agenda: its day as a leaf of a calendar, its picture, what it is, what is left. All of it is the link. */
export function EventRow({ event, as: Title }: { event: EventCard; as: 'h2' | 'h3' | 'h4' }) {
  const messages = useMessages(allMessages);
  const { title, excerpt, image, href, startsAt, day, weekday, shortMonth, date, hours, place, price, state, seats } = event;
  const canBook = state === 'open' || state === 'few';
  return (
    <li className={state === 'over' ? `${styles.row} ${styles.over}` : styles.row}>
      <p className={styles.leaf} aria-hidden="true">
        <span>{weekday}</span>
        <span className={styles.day}>{day}</span>
        <span>{shortMonth}</span>
      </p>
      <div className={styles.picture}>
        <Picture image={image} alt="" sizes="(min-width: 768px) 15rem, 92vw" ratio="3/2" />
      </div>
      <div className={styles.texts}>
        <Title className={styles.title}>
          <a href={href}>{title}</a>
        </Title>
        <p className={styles.when}>
          <time dateTime={startsAt}>
            {date}, {hours}
          </time>
          {place && <span className={styles.place}>{place}</span>}
        </p>
        {excerpt && <p className={styles.text}>{excerpt}</p>}
      </div>
      <div className={styles.aside}>
        {price && <p className={styles.price}>{price}</p>}
        {seats && <Badge tone={state === 'few' ? 'accent' : 'plain'}>{seats}</Badge>}
        <p className={styles.more} aria-hidden="true">
          {canBook ? messages.book : messages.see}
        </p>
      </div>
    </li>
  );
}
