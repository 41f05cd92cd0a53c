import conf from '#registry/content/contact-details/conf.schema.json';
import { ContactDetails } from '#registry/content/contact-details/contact-details.tsx';
import { code } from '#registry/content/contact-details/index.ts';
import { blockStory } from '../samples/block-story.tsx';

export default { component: ContactDetails };

const block = { code, Component: ContactDetails, conf };

export const Shop = blockStory(block);
