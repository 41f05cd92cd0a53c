import { expect, within } from 'storybook/test';
import { Album } from '#registry/content/album/album.tsx';
import conf from '#registry/content/album/conf.schema.json';
import { code } from '#registry/content/album/index.ts';
import { blockStory } from '../samples/block-story.tsx';
import { album } from '../samples/publishing.ts';

export default { component: Album };

const block = { code, Component: Album, conf };
const bare = { ...album, description: '', pictures: album.pictures.slice(0, 1).map(({ image }) => ({ image, caption: '' })) };

export const OfThePage = {
  ...blockStory(block, 0, { context: { data: { album } } }),
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const pictures = within(canvasElement).getAllByRole('link');
    await expect(pictures).toHaveLength(album.pictures.length);
    // Without JavaScript a picture leads to its file.
    await expect(pictures[0]).toHaveAttribute('href', expect.stringMatching(/-1920\.jpg$/));
  },
};
export const OnePictureWithoutCaption = blockStory(block, 0, { context: { data: { album: bare } } });
