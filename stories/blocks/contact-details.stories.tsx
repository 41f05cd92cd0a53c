import conf from '#registry/blocks/contact-details/conf.schema.json';
import { ContactDetails } from '#registry/blocks/contact-details/contact-details.tsx';
import { code } from '#registry/blocks/contact-details/index.ts';
import { blockStory } from '../samples/block-story.tsx';

export default { component: ContactDetails };

const block = { code, Component: ContactDetails, conf };

export const Shop = blockStory(block);
