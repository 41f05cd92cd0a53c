import { listQuery } from '#client/list-query.ts';
import { defineBlockCode } from '#registry/define-block.ts';
import type { EventListProps } from '#registry/generated/event-list.ts';
import type { LoadContext } from '#renderer/types.ts';
import type { Element } from '#schemas/element.ts';
import { eventRoute } from '#schemas/event-route.ts';
import { type EventCard, toEventCard } from '../events/event-card.ts';

export type EventListData = {
  /** In the order of their days; `label` names the month, once for all of its events. */
  months: { label: string; events: EventCard[] }[];
  past: EventCard[];
};

/** The events to come, the next first; those that are over, the last first, where they are shown. */
async function loadEventList({ past, limit }: EventListProps, context: LoadContext): Promise<EventListData> {
  const list = async (when: 'upcoming' | 'past', orderBy: string) => {
    const query = listQuery({ orderBy, page: 1, nbItem: limit }, { when });
    const { elements } = await context.call('GET /element/{route}', { params: { route: eventRoute }, query });
    return elements.flatMap((element) => toCards(element, context));
  };
  const [next, over] = await Promise.all([list('upcoming', 'date'), past === 'after' ? list('past', '-date') : []]);
  return { months: [...Map.groupBy(next, ({ month }) => month)].map(([label, events]) => ({ label, events })), past: over };
}

const toCards = (element: Element, context: LoadContext): EventCard[] =>
  element.event ? [toEventCard(element, element.event, context)] : [];

export const code = defineBlockCode<EventListProps, EventListData>({
  load: loadEventList,
});
