import type { LoadContext } from '#renderer/types.ts';
import { mostSeats, seatsLeft } from '#schemas/element.ts';
import { requireEvent } from '../../event-parts/context-event.ts';
import { type EventState, toEventCard } from '../../event-parts/event-card.ts';
import type { EventRegistrationProps } from '../../generated/event-registration.ts';
import { valuesOf } from '../../site-values.ts';

export type EventRegistrationData = {
  id: number;
  route: string;
  state: EventState;
  /** Places that one person may take now. */
  most: number;
  /** Where to write instead, or ''. */
  email: string;
};

export async function loadEventRegistration(_: EventRegistrationProps, context: LoadContext): Promise<EventRegistrationData> {
  const event = requireEvent(context.data);
  const { state } = toEventCard(event, event.event, context);
  const hasBegun = new Date(event.event.startsAt) <= new Date();
  const most = Math.min(mostSeats, seatsLeft(event.event) ?? 0);
  return { id: event.id, route: event.route, state: hasBegun ? 'over' : state, most, email: valuesOf(context).COMPANY_EMAIL };
}
