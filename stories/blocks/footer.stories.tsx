import conf from '#registry/blocks/footer/conf.schema.json';
import { Footer } from '#registry/blocks/footer/footer.tsx';
import { code } from '#registry/blocks/footer/index.ts';
import { blockStory } from '../samples/block-story.tsx';

export default { component: Footer };

const block = { code, Component: Footer, conf };

export const Boutique = blockStory(block);
