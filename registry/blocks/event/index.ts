import { localHref } from '#client/local-path.ts';
import type { LoadContext } from '#renderer/types.ts';
import { eventRoute } from '#schemas/event-route.ts';
import { defineBlockCode } from '../../define-block.ts';
import { type EventCard, toEventCard } from '../../event-parts/event-card.ts';
import type { EventProps } from '../../generated/event.ts';
import { requireEvent } from '../../publishing-parts/content-of.ts';
import { sanitise } from '../../text-parts/sanitise.ts';

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
