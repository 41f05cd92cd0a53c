import { useMessages } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/admin/relay-points.ts';
import type { RelayFeedFault } from '#schemas/relay-feed.ts';

/** Lists what is wrong with a feed, each fault with its line and column. */
export function FeedFaults({ faults }: { faults: readonly RelayFeedFault[] }) {
  const messages = useMessages(allMessages);
  return (
    <ul>
      {faults.map(({ line, field, message }) => (
        <li key={`${line} ${field} ${message}`}>
          {field === '' && line <= 1 ? messages.faults[message] : messages.faultAt({ line, field, fault: messages.faults[message] })}
        </li>
      ))}
    </ul>
  );
}
