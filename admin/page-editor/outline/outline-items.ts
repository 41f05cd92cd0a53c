import { nodeIndex, slotsOf } from '#domain/document/nodes.ts';
import type { CmsDocument, CmsNode, Layout } from '#schemas/cms/document.ts';
import type { EditorBlocks } from '../blocks.ts';

/** A row of the outline: a section, a block, or the name of one of several slots. */
export type OutlineItem = {
  key: string;
  kind: 'layout' | 'node' | 'slot';
  layout: number;
  node: CmsNode | null;
  /** `parent`, `slot`: node and name of a slot. `name`: that of a layout. */
  parent: string | null;
  slot: string;
  name: string;
  children: readonly OutlineItem[];
};

export const nodeKey = (id: string): string => `node:${id}`;
export const layoutKey = (id: number): string => `layout:${id}`;

/** Rows of layouts and nodes that have not changed are the very same: the tree draws only those anew that have. */
const layoutItems = new WeakMap<Layout, OutlineItem>();
const nodeItems = new WeakMap<CmsNode, OutlineItem>();

/** The rows of a document, as they are nested. */
export const outlineItems = (document: CmsDocument, blocks: EditorBlocks): OutlineItem[] =>
  document.layouts.map((layout) => {
    const known = layoutItems.get(layout);
    if (known) return known;
    const item: OutlineItem = {
      ...{ key: layoutKey(layout.id), kind: 'layout', layout: layout.id, node: null, parent: null, slot: '', name: layout.name },
      children: layout.nodes.map((node) => nodeItem(node, layout.id, blocks)),
    };
    layoutItems.set(layout, item);
    return item;
  });

function nodeItem(node: CmsNode, layout: number, blocks: EditorBlocks): OutlineItem {
  const known = nodeItems.get(node);
  if (known?.layout === layout) return known;
  const item = makeNodeItem(node, layout, blocks);
  nodeItems.set(node, item);
  return item;
}

function makeNodeItem(node: CmsNode, layout: number, blocks: EditorBlocks): OutlineItem {
  const filled = slotsOf(node);
  const names = [...new Set([...(blocks[node.type]?.slots ?? []), ...filled.map(([slot]) => slot)])];
  const childrenOf = (slot: string) => (filled.find(([name]) => name === slot)?.[1] ?? []).map((inner) => nodeItem(inner, layout, blocks));
  const children =
    names.length <= 1
      ? names.flatMap(childrenOf)
      : names
          .map((slot) => ({
            ...{ key: `slot:${node.id}:${slot}`, kind: 'slot' as const, layout, node: null, parent: node.id, slot, name: slot },
            children: childrenOf(slot),
          }))
          // Shows the filled slots of a block with many numbered ones, and the next empty one.
          .filter(({ children: inner }, index, all) => inner.length > 0 || index === all.findIndex((one) => one.children.length === 0));
  return { key: nodeKey(node.id), kind: 'node', layout, node, parent: null, slot: names[0] ?? 'default', name: '', children };
}

/** All rows, the outer ones first. */
export const flatItems = (items: readonly OutlineItem[]): OutlineItem[] => items.flatMap((item) => [item, ...flatItems(item.children)]);

/** The keys that must be open for a node to be seen. */
export function keysAround(document: CmsDocument, id: string): string[] {
  const index = nodeIndex(document);
  const located = index.get(id);
  if (!located) return [];
  const { layout, parent, slot } = located.place;
  if (parent === null) return [layoutKey(layout)];
  return [...keysAround(document, parent), nodeKey(parent), `slot:${parent}:${slot}`];
}
