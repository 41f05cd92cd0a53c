import { BlogFolders } from '#registry/content/blog-folders/blog-folders.tsx';
import conf from '#registry/content/blog-folders/conf.schema.json';
import { code } from '#registry/content/blog-folders/index.ts';
import type { Call } from '#renderer/types.ts';
import { blockStory } from '../samples/block-story.tsx';
import { blogFolder } from '../samples/publishing.ts';

export default { component: BlogFolders };

const block = { code, Component: BlogFolders, conf };
const [within] = blogFolder.folders;
const way = [
  { id: null, url: '/blog', name: 'Le carnet' },
  { id: within?.id ?? null, url: within?.url ?? '', name: within?.name ?? '' },
];
const nothing = (async () => ({ ...blogFolder, total: 0, folders: [] })) as Call;

export const Links = blockStory(block, 0, { context: { path: '/blog' } });
export const Cards = blockStory(block, 1);
/** On the page of a folder that has folders of its own. */
export const WithinAFolder = blockStory(block, 0, {
  context: { data: { folder: { ...within, folders: blogFolder.folders.slice(1) }, way } },
});
export const NoArticleYet = blockStory(block, 0, { context: { call: nothing } });
