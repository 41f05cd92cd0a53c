import conf from '#registry/catalogue/search-guide/conf.schema.json';
import { code } from '#registry/catalogue/search-guide/index.ts';
import { SearchGuide } from '#registry/catalogue/search-guide/search-guide.tsx';
import type { Call } from '#renderer/types.ts';
import { blockStory } from '../samples/block-story.tsx';
import { searchNothing } from '../samples/catalogue.ts';

export default { component: SearchGuide };

const block = { code, Component: SearchGuide, conf };

export const Found = blockStory(block, 0, { context: { query: { search: 'robe' } } });
export const NothingFound = blockStory(block, 0, {
  context: { query: { search: 'zorglub' }, call: (async () => searchNothing) as unknown as Call },
});
