import conf from '#registry/page/section/conf.schema.json';
import { Section } from '#registry/page/section/section.tsx';
import { blockStory } from '../samples/block-story.tsx';

export default { component: Section };

const block = { Component: Section, conf };
const sample = <p>Une jupe plissée vert sapin, longueur midi, doublée.</p>;

export const Tinted = blockStory(block, 0, { slots: { default: sample } });
export const Text = blockStory(block, 1, { slots: { default: sample } });
