import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { EditorBlocks } from '#admin/page-editor/blocks.ts';
import { insertionPlaces, usualSlot } from '#admin/page-editor/palette/insertion-place.ts';
import { nodeFromPalette } from '#admin/page-editor/palette/starter-props.ts';
import { nodeIndex } from '#domain/document/nodes.ts';
import type { CmsNode } from '#schemas/cms/document.ts';

const blocks = JSON.parse(readFileSync('registry/generated/editor-blocks.fr.json', 'utf8')) as EditorBlocks;
const located = (type: string, change: Partial<CmsNode> = {}) => {
  const block = blocks[type];
  const node = {
    ...(block ? nodeFromPalette(type, block, { lang: 'fr', pictures: [], names: {}, component: null }) : { type, v: 1, props: {} }),
    id: 'n',
    ...change,
  };
  const found = nodeIndex({ format: 1, layouts: [{ id: 7, name: '', nodes: [node] }] }).get('n');
  if (!found) throw new Error('no node');
  return { found, slots: block?.slots ?? [] };
};
const text = { id: 't', type: 'heading', v: 1, props: {} };

describe('a block that is added from the palette', () => {
  it('comes after columns, tabs and the like, however empty they are, and into an empty section', () => {
    for (const type of ['columns', 'tabs', 'accordion', 'carousel', 'heading', 'of-a-later-version']) {
      const { found, slots } = located(type);
      expect(usualSlot(found, slots), type).toBeNull();
    }
    for (const type of ['section', 'stack']) {
      const { found, slots } = located(type);
      expect(usualSlot(found, slots), type).toBe('default');
      expect(usualSlot(located(type, { slots: { default: [text] } }).found, slots), type).toBeNull();
    }
  });

  it('may be put after what is selected or at the end of each of its slots', () => {
    const { found, slots } = located('columns', { slots: { first: [text] } });
    expect(insertionPlaces(found, slots).map(({ slot, place }) => [slot, place.parent, place.slot, place.index])).toEqual([
      [null, null, '', 1],
      ['first', 'n', 'first', 1],
      ['second', 'n', 'second', 0],
      ['third', 'n', 'third', 0],
      ['fourth', 'n', 'fourth', 0],
    ]);
    const many = located('tabs', { slots: { 'tab-1': [text] } });
    expect(insertionPlaces(many.found, many.slots).map(({ slot }) => slot)).toEqual([null, 'tab-1', 'tab-2']);
  });
});
