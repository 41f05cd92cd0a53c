import type { CmsDocument, CmsNode, Layout } from '#schemas/cms/document.ts';
import { cmsLimits } from '#schemas/cms/document.ts';
import type { Steps } from './patch.ts';

/** Place of a node: in a slot of another node, or at the top of a layout if `parent` is null. */
export type Place = { layout: number; parent: string | null; slot: string; index: number };

/** A node of a document, where it stands and how deep (1: at the top of a layout). */
export type Located = { node: CmsNode; steps: Steps; place: Place; depth: number };

/** The slots of a node, in order. A block of an unknown type may hold anything: what is no list of nodes is passed over. */
export const slotsOf = (node: CmsNode): (readonly [slot: string, nodes: readonly CmsNode[]])[] =>
  Object.entries(node.slots ?? {}).filter(([, nodes]) => Array.isArray(nodes) && nodes.every(isNode));

const isNode = (value: unknown): boolean => typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string';

/** The nodes of a document by id. Of nodes that share an id, as unknown blocks may, the first counts. */
export type NodeIndex = ReadonlyMap<string, Located>;

const indexes = new WeakMap<CmsDocument, NodeIndex>();

/** The nodes of a document by id, in the order in which they are shown; made once for each document. */
export function nodeIndex(document: CmsDocument): NodeIndex {
  const known = indexes.get(document);
  if (known) return known;
  const index = new Map<string, Located>();
  document.layouts.forEach((layout, number) => {
    addNodes(layout.nodes, { layout: layout.id, parent: null, slot: '', index: 0 }, ['layouts', number, 'nodes'], 1, index);
  });
  indexes.set(document, index);
  return index;
}

function addNodes(nodes: readonly CmsNode[], at: Place, steps: Steps, depth: number, index: Map<string, Located>): void {
  nodes.forEach((node, position) => {
    const own = [...steps, position];
    if (!index.has(node.id)) index.set(node.id, { node, steps: own, place: { ...at, index: position }, depth });
    for (const [slot, inner] of slotsOf(node)) {
      addNodes(inner, { layout: at.layout, parent: node.id, slot, index: 0 }, [...own, 'slots', slot], depth + 1, index);
    }
  });
}

/** The layout with an id and its position; undefined when the document has none. */
export function findLayout(document: CmsDocument, id: number): { layout: Layout; position: number } | undefined {
  const position = document.layouts.findIndex((layout) => layout.id === id);
  const layout = document.layouts[position];
  return layout && { layout, position };
}

/** The list that a place names and the steps to it; `list` is null where the parent has no such slot yet. Undefined: no such place. */
export function listAt(document: CmsDocument, place: Omit<Place, 'index'>): { list: readonly CmsNode[] | null; steps: Steps } | undefined {
  if (place.parent === null) {
    const found = findLayout(document, place.layout);
    return found && { list: found.layout.nodes, steps: ['layouts', found.position, 'nodes'] };
  }
  const parent = nodeIndex(document).get(place.parent);
  if (!parent) return undefined;
  const { slots } = parent.node;
  const list = slots && Object.hasOwn(slots, place.slot) ? (slots[place.slot] ?? null) : null;
  return { list, steps: [...parent.steps, 'slots', place.slot] };
}

/** A node and all that is inside it, outermost first. */
export function* nodesWithin(node: CmsNode): Generator<CmsNode> {
  yield node;
  for (const [, inner] of slotsOf(node)) for (const child of inner) yield* nodesWithin(child);
}

/** All nodes of some layouts, in order. */
export function* nodesOf(layouts: readonly Pick<Layout, 'nodes'>[]): Generator<CmsNode> {
  for (const { nodes } of layouts) for (const node of nodes) yield* nodesWithin(node);
}

/** Returns the number of levels of nodes in a node: 1 without slots. */
export const heightOf = (node: CmsNode): number => {
  const inner = slotsOf(node).flatMap(([, nodes]) => nodes);
  return 1 + (inner.length > 0 ? Math.max(...inner.map(heightOf)) : 0);
};

/** The nodes around a node, the innermost first. */
export function ancestorsOf(document: CmsDocument, id: string): CmsNode[] {
  const index = nodeIndex(document);
  const parent = index.get(id)?.place.parent;
  const located = parent === null || parent === undefined ? undefined : index.get(parent);
  return located ? [located.node, ...ancestorsOf(document, located.node.id)] : [];
}

/** Returns the limit that nodes would exceed at a depth, or null: the maximum depth, or the document's maximum number of nodes. */
export function limitPassed(document: CmsDocument, nodes: readonly CmsNode[], depth: number): 'too-deep' | 'too-many-nodes' | null {
  if (nodes.some((node) => depth + heightOf(node) - 1 > cmsLimits.depth)) return 'too-deep';
  const added = nodes.reduce((count, node) => count + [...nodesWithin(node)].length, 0);
  return added > 0 && [...nodesOf(document.layouts)].length + added > cmsLimits.nodes ? 'too-many-nodes' : null;
}

/** Ids that a document has not given yet, readable: `hero-2` for a second `hero`. */
export function idGiver(document: CmsDocument): (wanted: string) => string {
  const taken = new Set([...nodesOf(document.layouts)].map(({ id }) => id));
  return (wanted) => {
    // No id may begin like another's copy: "hero-2" copied is "hero-3", not "hero-2-2".
    const stem = wanted.slice(0, 80).replace(/-\d+$/, '') || 'node';
    let id = wanted.length <= 90 && wanted !== '' ? wanted : stem;
    for (let number = 2; taken.has(id); number++) id = `${stem}-${number}`;
    taken.add(id);
    return id;
  };
}
