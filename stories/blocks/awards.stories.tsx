import { Awards } from '#registry/catalogue/awards/awards.tsx';
import conf from '#registry/catalogue/awards/conf.schema.json';
import { code } from '#registry/catalogue/awards/index.ts';
import type { Call } from '#renderer/types.ts';
import { blockStory } from '../samples/block-story.tsx';
import { wine } from '../samples/catalogue.ts';

export default { component: Awards };

const block = { code, Component: Awards, conf };
const ofWine = { context: { data: { product: wine() } } };
const nothing = (async () => []) as unknown as Call;

export const Row = blockStory(block, 0, ofWine);
export const List = blockStory(block, 1, ofWine);
/** Nothing is shown of a product that was given nothing. */
export const None = blockStory(block, 0, { context: { ...ofWine.context, call: nothing } });
