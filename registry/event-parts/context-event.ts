import type { LoadContext } from '#renderer/types.ts';
import type { Element, EventFacts } from '#schemas/element.ts';

export type Event = Element & { event: EventFacts };

/** The event of an event sheet's data context; undefined on other pages. It was parsed where it entered. */
export const contextEvent = (data: LoadContext['data']): Event | undefined => data.event as Event | undefined;

/** The same for a block that is nothing without one: its load fails, and the block is left out. @throws Error on other pages */
export function requireEvent(data: LoadContext['data']): Event {
  const event = contextEvent(data);
  if (!event?.event) throw new Error('there is no event on this page');
  return event;
}
