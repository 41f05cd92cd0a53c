import { seatsLeft } from '#domain/quantity.ts';
import { defineBlockCode } from '#registry/define-block.ts';
import type { EventRegistrationProps } from '#registry/generated/event-registration.ts';
import type { LoadContext } from '#renderer/types.ts';
import { maxSeats } from '#schemas/element.ts';
import { type EventState, toEventCard } from '../events/event-card.ts';
import { requireEvent } from '../publishing/content-of.ts';

export type EventRegistrationData = {
  id: number;
  route: string;
  state: EventState;
  /** Places that one person may take now. */
  most: number;
  /** E-mail address for registrations by e-mail; '' without one. */
  email: string;
};

async function loadEventRegistration(_: EventRegistrationProps, context: LoadContext): Promise<EventRegistrationData> {
  const event = requireEvent(context.data);
  const { state } = toEventCard(event, event.event, context);
  const hasBegun = new Date(event.event.startsAt) <= new Date();
  const most = Math.min(maxSeats, seatsLeft(event.event) ?? 0);
  return { id: event.id, route: event.route, state: hasBegun ? 'over' : state, most, email: context.parameters.COMPANY_EMAIL };
}

export const code = defineBlockCode<EventRegistrationProps, EventRegistrationData>({
  load: loadEventRegistration,
});
