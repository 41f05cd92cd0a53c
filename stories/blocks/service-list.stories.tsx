import conf from '#registry/content/service-list/conf.schema.json';
import { code } from '#registry/content/service-list/index.ts';
import { ServiceList } from '#registry/content/service-list/service-list.tsx';
import type { Call } from '#renderer/types.ts';
import { blockStory } from '../samples/block-story.tsx';
import { allServices } from '../samples/publishing.ts';

export default { component: ServiceList };

const block = { code, Component: ServiceList, conf };
const answer = (services: object[]) => (async () => ({ total: services.length, services })) as Call;
const bare = { ...allServices[0], price: null, minutes: null, place: '', points: [], action: null, image: null, title: 'Conseil' };

export const Packages = blockStory(block, 0, { context: { call: answer(allServices.slice(0, 3)) } });
export const Cards = blockStory(block, 1);
export const OnRequest = blockStory(block, 1, { context: { call: answer([bare]) } });
export const Empty = blockStory(block, 0, { context: { call: answer([]) } });
