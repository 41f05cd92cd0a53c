import conf from '#registry/blocks/footer/conf.schema.json';
import { Footer } from '#registry/blocks/footer/footer.tsx';
import { block as definition } from '#registry/blocks/footer/index.ts';
import { blockStory } from '../samples/block-story.tsx';

export default { component: Footer };

const block = { definition, Component: Footer, conf };

export const Boutique = blockStory(block);
