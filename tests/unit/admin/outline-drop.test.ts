import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { EditorBlocks } from '#admin/page-editor/blocks.ts';
import { commandOfDrop, positionOnRow } from '#admin/page-editor/outline/outline-drop.ts';
import { flatItems, type OutlineItem, outlineItems } from '#admin/page-editor/outline/outline-items.ts';
import type { CmsDocument, CmsNode } from '#schemas/cms/document.ts';

const blocks = JSON.parse(readFileSync('registry/generated/editor-blocks.fr.json', 'utf8')) as EditorBlocks;
const heading = (id: string): CmsNode => ({ id, type: 'heading', v: 1, props: { text: id } });
const box: CmsNode = { id: 'box', type: 'section', v: 1, props: {}, slots: { default: [heading('a'), heading('b')] } };
const document: CmsDocument = {
  format: 1,
  layouts: [
    { id: 1, name: 'Haut', nodes: [box] },
    { id: 2, name: 'Bas', nodes: [heading('c')] },
  ],
};
const items = new Map(flatItems(outlineItems(document, blocks)).map((item) => [item.key, item]));
const row = (key: string): OutlineItem => {
  const item = items.get(key);
  if (!item) throw new Error(`no row ${key}`);
  return item;
};
const position = (dragged: string, goal: string, part: number) => positionOnRow(row(dragged), row(goal), blocks, part);

describe('a row of the outline under a finger', () => {
  it('goes before or after another, by the half that the finger is on', () => {
    expect(position('node:c', 'node:a', 0.2)).toBe('before');
    expect(position('node:c', 'node:a', 0.6)).toBe('after');
  });

  it('goes into what holds blocks, over its middle, and into a section', () => {
    expect(position('node:c', 'node:box', 0.1)).toBe('before');
    expect(position('node:c', 'node:box', 0.5)).toBe('on');
    expect(position('node:a', 'layout:2', 0.1)).toBe('on');
  });

  it('goes nowhere inside itself', () => {
    expect(position('node:box', 'node:box', 0.5)).toBeNull();
    expect(position('node:box', 'node:a', 0.2)).toBeNull();
  });

  it('goes among sections where it is one, whatever is below the finger', () => {
    expect(position('layout:1', 'layout:2', 0.2)).toBe('before');
    expect(position('layout:1', 'node:c', 0.2)).toBe('after');
  });
});

describe('a row that was dropped', () => {
  const drop = (dragged: string, goal: string, at: 'before' | 'after' | 'on') => commandOfDrop(document, row(dragged), row(goal), at);

  it('moves its block beside another, or to the end of what takes it', () => {
    expect(drop('node:c', 'node:a', 'after')).toEqual({
      do: 'node.move',
      id: 'c',
      at: { layout: 1, parent: 'box', slot: 'default', index: 1 },
    });
    const end = Number.MAX_SAFE_INTEGER;
    expect(drop('node:c', 'node:box', 'on')).toEqual({
      do: 'node.move',
      id: 'c',
      at: { layout: 1, parent: 'box', slot: 'default', index: end },
    });
    expect(drop('node:a', 'layout:2', 'on')).toEqual({ do: 'node.move', id: 'a', at: { layout: 2, parent: null, slot: '', index: end } });
  });

  it('moves its section before or after another', () => {
    expect(drop('layout:2', 'layout:1', 'before')).toEqual({ do: 'layout.move', id: 2, index: 0 });
    expect(drop('layout:1', 'layout:2', 'after')).toEqual({ do: 'layout.move', id: 1, index: 2 });
  });
});
