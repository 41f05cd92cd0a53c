import conf from '#registry/content/element-list/conf.schema.json';
import { ElementList } from '#registry/content/element-list/element-list.tsx';
import { code } from '#registry/content/element-list/index.ts';
import type { Call } from '#renderer/types.ts';
import { blockStory } from '../samples/block-story.tsx';
import { elementLists } from '../samples/elements.ts';

export default { component: ElementList };

const block = { code, Component: ElementList, conf };
const call = (async (_: string, input: object) => elementLists[(input as { params: { route: string } }).params.route]) as Call;
const nothing = (async () => ({ total: 0, elements: [] })) as Call;

export const Logos = blockStory(block, 0, { context: { call } });
export const Cards = blockStory(block, 1, { context: { call } });
export const Links = blockStory(block, 2, { context: { call } });
export const Empty = blockStory(block, 0, { context: { call: nothing } });
