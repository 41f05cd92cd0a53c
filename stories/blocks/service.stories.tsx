import conf from '#registry/content/service/conf.schema.json';
import { code } from '#registry/content/service/index.ts';
import { Service } from '#registry/content/service/service.tsx';
import { blockStory } from '../samples/block-story.tsx';
import { allServices } from '../samples/publishing.ts';

export default { component: Service };

const block = { code, Component: Service, conf };
const [service] = allServices;
const bare = { ...service, price: null, minutes: null, place: '', points: [], action: null, image: null, html: '' };

export const OfThePage = blockStory(block, 0, { context: { data: { service } } });
export const FromAPrice = blockStory(block, 0, { context: { data: { service: allServices[3] } } });
export const OnRequestWithoutPicture = blockStory(block, 0, { context: { data: { service: bare } } });
