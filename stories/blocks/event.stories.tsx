import conf from '#registry/content/event/conf.schema.json';
import { Event } from '#registry/content/event/event.tsx';
import { code } from '#registry/content/event/index.ts';
import { blockStory } from '../samples/block-story.tsx';
import { eventToCome, past } from '../samples/elements.ts';

export default { component: Event };

const block = { code, Component: Event, conf };
const onSheet = (event: object) => ({ context: { data: { event } } });

export const Sheet = blockStory(block, 0, onSheet(eventToCome()));
export const WithoutPicture = blockStory(block, 1, onSheet(eventToCome({ price: 0, seats: null })));
export const LastPlace = blockStory(block, 0, onSheet(eventToCome({ booked: 7 })));
export const Over = blockStory(block, 0, onSheet(past.elements[0] ?? {}));
export const English = blockStory(block, 0, {
  context: { lang: 'en', locale: 'en_US', data: { event: eventToCome({ endsAt: '2090-12-13T16:00:00Z' }) } },
});
