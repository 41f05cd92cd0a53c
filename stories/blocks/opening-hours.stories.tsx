import conf from '#registry/content/opening-hours/conf.schema.json';
import { code } from '#registry/content/opening-hours/index.ts';
import { OpeningHours } from '#registry/content/opening-hours/opening-hours.tsx';
import { blockStory } from '../samples/block-story.tsx';

export default { component: OpeningHours };

const block = { code, Component: OpeningHours, conf };

export const Week = blockStory(block);
