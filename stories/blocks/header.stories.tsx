import conf from '#registry/navigation/header/conf.schema.json';
import { Header } from '#registry/navigation/header/header.tsx';
import { code } from '#registry/navigation/header/index.ts';
import { blockStory } from '../samples/block-story.tsx';

export default { component: Header };

const block = { code, Component: Header, conf };

export const Boutique = blockStory(block, 0, { slots: { default: <p>La Penderie de Marie</p>, actions: <a href="/cart">Panier</a> } });
