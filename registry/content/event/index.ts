import { localHref } from '#client/local-path.ts';
import { defineBlockCode } from '#registry/define-block.ts';
import type { EventProps } from '#registry/generated/event.ts';
import type { LoadContext } from '#renderer/types.ts';
import { eventRoute } from '#schemas/event-route.ts';
import { type EventCard, toEventCard } from '../events/event-card.ts';
import { requireEvent } from '../publishing/content-of.ts';
import { sanitise } from '../texts/sanitise.ts';

export type EventData = EventCard & { html: string; calendarHref: string; listHref: string | null };

/** The event of the page's data context, in words. */
async function loadEvent({ listUrl }: EventProps, context: LoadContext): Promise<EventData> {
  const event = requireEvent(context.data);
  return {
    ...toEventCard(event, event.event, context),
    html: sanitise(event.html, context),
    calendarHref: `/api/element/${eventRoute}/${event.id}/calendar.ics?lang=${context.locale}`,
    listHref: listUrl ? localHref(context, listUrl) : null,
  };
}

export const code = defineBlockCode<EventProps, EventData>({
  load: loadEvent,
});
