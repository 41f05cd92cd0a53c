import conf from '#registry/navigation/footer/conf.schema.json';
import { Footer } from '#registry/navigation/footer/footer.tsx';
import { code } from '#registry/navigation/footer/index.ts';
import { blockStory } from '../samples/block-story.tsx';

export default { component: Footer };

const block = { code, Component: Footer, conf };

export const Boutique = blockStory(block);
