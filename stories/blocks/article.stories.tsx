import { Article } from '#registry/content/article/article.tsx';
import conf from '#registry/content/article/conf.schema.json';
import { code } from '#registry/content/article/index.ts';
import { blockStory } from '../samples/block-story.tsx';
import { article } from '../samples/publishing.ts';

export default { component: Article };

const block = { code, Component: Article, conf };
const updated = { ...article, updatedAt: '2026-11-20T00:00:00.000Z', image: null, author: '', folders: [], related: [] };

export const WithOthersToRead = blockStory(block, 0, { context: { data: { article } } });
export const DropCap = blockStory(block, 1, { context: { data: { article } } });
export const UpdatedWithoutPicture = blockStory(block, 0, { context: { data: { article: updated } } });
export const InEnglish = blockStory(block, 0, {
  context: { data: { article: { ...article, title: 'Washing wool' } }, lang: 'en', locale: 'en_US' },
});
