import { BlogList } from '#registry/content/blog-list/blog-list.tsx';
import conf from '#registry/content/blog-list/conf.schema.json';
import { code } from '#registry/content/blog-list/index.ts';
import type { Call } from '#renderer/types.ts';
import { blockStory } from '../samples/block-story.tsx';
import { blogCards } from '../samples/publishing.ts';

export default { component: BlogList };

const block = { code, Component: BlogList, conf };
const answer = (blogs: object[], total = blogs.length) => (async () => ({ total, blogs })) as Call;
const long = {
  ...blogCards[0],
  title: 'Anticonstitutionnellement, un titre qui n’en finit pas de dire ce qu’il voudrait dire sans y parvenir',
  excerpt: 'Interminablement '.repeat(22),
  image: null,
  folders: [],
};

export const FirstLarge = blockStory(block, 0);
export const Announced = blockStory(block, 1);
export const OfAFolder = blockStory(block, 0, { context: { data: { folder: { id: 1 } } } });
export const SecondOfThreePages = blockStory(block, 0, { context: { call: answer(blogCards, 30), path: '/blog', query: { page: '2' } } });
export const LongWordsWithoutPicture = blockStory(block, 0, { context: { call: answer([long, long]) } });
export const Empty = blockStory(block, 0, { context: { call: answer([]) } });
