import conf from '#registry/content/promoted-news/conf.schema.json';
import { code } from '#registry/content/promoted-news/index.ts';
import { PromotedNews } from '#registry/content/promoted-news/promoted-news.tsx';
import { blockStory } from '../samples/block-story.tsx';

export default { component: PromotedNews };

const block = { code, Component: PromotedNews, conf };

export const Banner = blockStory(block, 0, { values: { PROMOTED_NEWS_STYLE: 'BANNER' } });
export const Cards = blockStory(block, 0, { values: { PROMOTED_NEWS_STYLE: 'CARDS' } });
export const List = blockStory(block, 0, { values: { PROMOTED_NEWS_STYLE: 'LIST' } });
