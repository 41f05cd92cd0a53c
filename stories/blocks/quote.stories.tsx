import conf from '#registry/content/quote/conf.schema.json';
import { Quote } from '#registry/content/quote/quote.tsx';
import { blockStory } from '../samples/block-story.tsx';

export default { component: Quote };

const block = { Component: Quote, conf };

export const Testimonial = blockStory(block);
