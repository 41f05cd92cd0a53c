import conf from '#registry/blocks/image/conf.schema.json';
import { Image } from '#registry/blocks/image/image.tsx';
import { block as definition } from '#registry/blocks/image/index.ts';
import { blockStory } from '../samples/block-story.tsx';

export default { component: Image };

const block = { definition, Component: Image, conf };

export const WithCaption = blockStory(block);
export const Arch = blockStory(block, 1);
