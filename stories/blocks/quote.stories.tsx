import conf from '#registry/blocks/quote/conf.schema.json';
import { Quote } from '#registry/blocks/quote/quote.tsx';
import { blockStory } from '../samples/block-story.tsx';

export default { component: Quote };

const block = { Component: Quote, conf };

export const Testimonial = blockStory(block);
