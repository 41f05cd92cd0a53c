import conf from '#registry/navigation/site-search/conf.schema.json';
import { code } from '#registry/navigation/site-search/index.ts';
import { SiteSearch } from '#registry/navigation/site-search/site-search.tsx';
import { blockStory } from '../samples/block-story.tsx';

export default { component: SiteSearch };

const block = { code, Component: SiteSearch, conf };

export const Empty = blockStory(block);
export const Searched = blockStory(block, 0, { context: { query: { search: 'lin' } } });
