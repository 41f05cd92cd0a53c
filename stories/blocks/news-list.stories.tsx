import conf from '#registry/content/news-list/conf.schema.json';
import { code } from '#registry/content/news-list/index.ts';
import { NewsList } from '#registry/content/news-list/news-list.tsx';
import type { Call } from '#renderer/types.ts';
import { blockStory } from '../samples/block-story.tsx';

export default { component: NewsList };

const block = { code, Component: NewsList, conf };
const nothing = (async () => ({ total: 0, news: [] })) as Call;

export const FirstPage = blockStory(block);
export const Empty = blockStory(block, 0, { context: { call: nothing } });
