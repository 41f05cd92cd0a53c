import type { CmsDocument, CmsNode } from '#schemas/cms/document.ts';
import { findLayout, idGiver, nodesWithin } from './nodes.ts';
import { applyPatches, type Patch } from './patch.ts';
import { type NodeTexts, patchTexts, textsOfNode } from './texts.ts';

/** Nodes or a whole layout as they are copied, with their texts in other languages by the ids that they have here. */
export type Clip = {
  kind: 'nodes' | 'layout';
  /** The layout's name; of nodes the empty text. */
  name: string;
  nodes: readonly CmsNode[];
  texts: Readonly<Record<string, NodeTexts>>;
};

const textsOf = (document: CmsDocument, nodes: readonly CmsNode[]): Record<string, NodeTexts> =>
  Object.fromEntries(
    nodes
      .flatMap((node) => [...nodesWithin(node)])
      .map(({ id }) => [id, textsOfNode(document, id)] as const)
      .filter(([, texts]) => Object.keys(texts).length > 0),
  );

/** A node with all that is inside it, as it is copied. */
export const clipOfNode = (document: CmsDocument, node: CmsNode): Clip => ({
  kind: 'nodes',
  name: '',
  nodes: [node],
  texts: textsOf(document, [node]),
});

/** A layout as it is copied; undefined when there is none with that id. */
export function clipOfLayout(document: CmsDocument, id: number): Clip | undefined {
  const layout = findLayout(document, id)?.layout;
  return layout && { kind: 'layout', name: layout.name, nodes: layout.nodes, texts: textsOf(document, layout.nodes) };
}

/** The nodes of a clip with ids of their own, and their texts under these. */
export function renewIds(document: CmsDocument, clip: Clip): { nodes: CmsNode[]; texts: [id: string, texts: NodeTexts][] } {
  const give = idGiver(document);
  const texts: [string, NodeTexts][] = [];
  const renew = (node: CmsNode): CmsNode => {
    const id = give(node.id || node.type);
    const own = Object.hasOwn(clip.texts, node.id) ? clip.texts[node.id] : undefined;
    if (own) texts.push([id, own]);
    if (!node.slots) return { ...node, id };
    const slots = Object.fromEntries(Object.entries(node.slots).map(([name, nodes]) => [name, nodes.map(renew)]));
    return { ...node, id, slots };
  };
  return { nodes: clip.nodes.map(renew), texts };
}

/** `patches` on the document, and after them the texts of new nodes. */
export function patchesWithTexts(document: CmsDocument, patches: readonly Patch[], texts: readonly [string, NodeTexts][]): Patch[] {
  const all = [...patches];
  let current = applyPatches(document, patches);
  for (const [id, own] of texts) {
    const added = patchTexts(current, id, own);
    all.push(...added);
    current = applyPatches(current, added);
  }
  return all;
}
