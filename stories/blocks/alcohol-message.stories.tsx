import { AlcoholMessage } from '#registry/catalogue/alcohol-message/alcohol-message.tsx';
import conf from '#registry/catalogue/alcohol-message/conf.schema.json';
import { code } from '#registry/catalogue/alcohol-message/index.ts';
import { blockStory } from '../samples/block-story.tsx';

export default { component: AlcoholMessage };

const block = { code, Component: AlcoholMessage, conf };
const sale = { DISPLAY_ALCOHOL_SELLING_MESSAGE: 'true' };
const breathalyser = { DISPLAY_ETHYLOTEST_MESSAGE: 'true' };

export const Sale = blockStory(block, 0, { values: sale });
export const Breathalyser = blockStory(block, 0, { values: breathalyser });
export const Both = blockStory(block, 0, { values: { ...sale, ...breathalyser } });
