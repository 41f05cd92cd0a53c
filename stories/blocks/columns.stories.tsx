import { Columns } from '#registry/page/columns/columns.tsx';
import conf from '#registry/page/columns/conf.schema.json';
import { blockStory } from '../samples/block-story.tsx';

export default { component: Columns };

const block = { Component: Columns, conf };
const sample = <p>Une jupe plissée vert sapin, longueur midi, doublée.</p>;

export const Two = blockStory(block, 0, { slots: { first: sample, second: sample } });
export const Three = blockStory(block, 1, { slots: { first: sample, second: sample, third: sample } });
