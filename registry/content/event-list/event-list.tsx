import { useMessages } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/registry/content/event-list.ts';
import type { EventListProps } from '#registry/generated/event-list.ts';
import type { BlockProps } from '#renderer/types.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { SectionHeader } from '../texts/section-header.tsx';
import { EventRow } from './event-row.tsx';
import type { EventListData } from './index.ts';
import { eventListStyles as styles } from './styles.ts';

/** The agenda: what is next comes first. */
export function EventList({ node }: BlockProps<EventListProps, EventListData>) {
  const messages = useMessages(allMessages);
  const { eyebrow, title, text, showMonths, emptyText } = node.props;
  const { months, past } = node.data;
  const all = months.flatMap(({ events }) => events);
  const Level = title ? 'h3' : 'h2';
  const Below = title ? 'h4' : 'h3';
  return (
    <div className={styles.agenda}>
      <SectionHeader eyebrow={eyebrow} title={title} text={text} />
      {all.length === 0 && <EmptyState title={messages.none} text={emptyText ?? messages.noneText} />}
      {showMonths
        ? months.map(({ label, events }) => (
            <section key={label} className={styles.month}>
              <Level className={styles.monthName}>{label}</Level>
              <ul className={styles.list}>
                {events.map((event) => (
                  <EventRow key={event.id} event={event} as={Below} />
                ))}
              </ul>
            </section>
          ))
        : all.length > 0 && (
            <ul className={styles.list}>
              {all.map((event) => (
                <EventRow key={event.id} event={event} as={Level} />
              ))}
            </ul>
          )}
      {past.length > 0 && (
        <section className={styles.month}>
          <Level className={styles.monthName}>{messages.past}</Level>
          <ul className={styles.list}>
            {past.map((event) => (
              <EventRow key={event.id} event={event} as={Below} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
export default EventList;
