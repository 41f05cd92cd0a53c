import conf from '#registry/blocks/opening-hours/conf.schema.json';
import { code } from '#registry/blocks/opening-hours/index.ts';
import { OpeningHours } from '#registry/blocks/opening-hours/opening-hours.tsx';
import { blockStory } from '../samples/block-story.tsx';

export default { component: OpeningHours };

const block = { code, Component: OpeningHours, conf };

export const Week = blockStory(block);
