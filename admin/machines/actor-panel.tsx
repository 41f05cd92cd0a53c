import { useId } from 'react';
import { useMessages, useSite } from '#client/site.tsx';
import { activePaths } from '#machines/chart.ts';
import { messages as allMessages } from '#messages/generated/admin/machines.ts';
import type { SeenActor, SeenEvent } from './seen-actors.ts';
import { machineStyles as styles } from './styles.ts';

/** States of an actor that have no other inside. */
function innermost(value: SeenActor['value']): string {
  const paths = activePaths(value);
  return paths.filter((path) => !paths.some((other) => other.startsWith(`${path}.`))).join(', ');
}

/** An actor of another tab: its state, its context and its last events. */
export function ActorPanel({ actor }: { actor: SeenActor }) {
  const messages = useMessages(allMessages);
  const id = useId();
  return (
    <section className={styles.actor} aria-labelledby={id}>
      <h3 id={id}>{messages.actor({ page: actor.page })}</h3>
      <p>
        {messages.state} <strong>{innermost(actor.value)}</strong>
      </p>
      <div className={styles.facts}>
        <div>
          <h4 id={`${id}-context`}>{messages.context}</h4>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard */}
          <section className={styles.scrolled} tabIndex={0} aria-labelledby={`${id}-context`}>
            <pre className={styles.code}>{JSON.stringify(actor.context, null, 2)}</pre>
          </section>
        </div>
        <div>
          <h4 id={`${id}-events`}>{messages.events}</h4>
          {actor.events.length > 0 ? (
            <Events events={actor.events} labelledBy={`${id}-events`} />
          ) : (
            <p className={styles.muted}>{messages.noEvents}</p>
          )}
        </div>
      </div>
    </section>
  );
}

function Events({ events, labelledBy }: { events: readonly SeenEvent[]; labelledBy: string }) {
  const messages = useMessages(allMessages);
  const { lang, site } = useSite();
  const time = new Intl.DateTimeFormat(lang, {
    timeZone: site.timeZone,
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    fractionalSecondDigits: 3,
    hour12: false,
  });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
    <section className={styles.scrolled} tabIndex={0} aria-labelledby={labelledBy}>
      <table>
        <thead>
          <tr>
            <th scope="col">{messages.time}</th>
            <th scope="col">{messages.event}</th>
            <th scope="col">{messages.data}</th>
          </tr>
        </thead>
        <tbody>
          {events.map(({ number, at, type, data }) => (
            <tr key={number}>
              <td>{time.format(at)}</td>
              <td>{type}</td>
              <td>{Object.keys(data).length > 0 && JSON.stringify(data).slice(0, 300)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
