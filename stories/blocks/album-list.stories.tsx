import { AlbumList } from '#registry/content/album-list/album-list.tsx';
import conf from '#registry/content/album-list/conf.schema.json';
import { code } from '#registry/content/album-list/index.ts';
import type { Call } from '#renderer/types.ts';
import { blockStory } from '../samples/block-story.tsx';

export default { component: AlbumList };

const block = { code, Component: AlbumList, conf };
const nothing = (async () => ({ total: 0, albums: [] })) as Call;

export const Albums = blockStory(block, 0);
export const Empty = blockStory(block, 0, { context: { call: nothing } });
