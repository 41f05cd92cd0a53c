import type { ReactNode } from 'react';
import { useMessages, useSite } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/registry/content/event.ts';
import { messages as eventMessages } from '#messages/generated/registry/content/events.ts';
import type { EventProps } from '#registry/generated/event.ts';
import type { BlockProps } from '#renderer/types.ts';
import { Icon, type IconName } from '#ui/icon.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Picture } from '#ui/picture.tsx';
import type { EventData } from './index.ts';
import { eventStyles as styles } from './styles.ts';

/** The sheet of an event: what it is, and its facts. Registering is a block of its own. */
export function Event({ node }: BlockProps<EventProps, EventData>) {
  const messages = useMessages(allMessages);
  const { lang } = useSite();
  const { showPicture, showCalendar } = node.props;
  const { title, excerpt, image, html, startsAt, date, hours, place, price, state, seats, calendarHref, listHref } = node.data;
  const isFree = price === eventMessages[lang].gratis;
  return (
    <article className={styles.sheet}>
      {listHref && (
        <p>
          <a className={styles.back} href={listHref}>
            <Icon name="left" size="1em" /> {messages.all}
          </a>
        </p>
      )}
      <header className={styles.header}>
        <h1>{title}</h1>
        {excerpt && <p className={styles.lead}>{excerpt}</p>}
      </header>
      {showPicture && image && (
        <div className={styles.picture}>
          <Picture image={image} sizes="(min-width: 996px) 52vw, 92vw" ratio="3/2" priority />
        </div>
      )}
      <dl className={styles.facts}>
        <Fact icon="calendar" name={messages.when}>
          <time dateTime={startsAt}>
            <span className={styles.date}>{date}</span>, {hours}
          </time>
        </Fact>
        {place && (
          <Fact icon="pin" name={messages.where}>
            {place}
          </Fact>
        )}
        {price && (
          <Fact icon="bag" name={messages.price}>
            {isFree ? price : messages.each({ price })}
          </Fact>
        )}
        {seats && (
          <Fact icon="person" name={messages.places}>
            {seats}
          </Fact>
        )}
      </dl>
      {showCalendar && state !== 'over' && (
        <p>
          <LinkButton href={calendarHref} variant="outline" download>
            <Icon name="calendar" /> {messages.calendar}
          </LinkButton>
        </p>
      )}
      <div
        className={styles.text}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the server by this block's load
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </article>
  );
}
export default Event;

const Fact = ({ icon, name, children }: { icon: IconName; name: string; children: ReactNode }) => (
  <div className={styles.fact}>
    <Icon name={icon} size="1.4rem" />
    <dt className={styles.name}>{name}</dt>
    <dd className={styles.value}>{children}</dd>
  </div>
);
