import type { CmsDocument, CmsNode } from '#schemas/cms/document.ts';
import { nodeIndex } from './nodes.ts';
import { isSame } from './patch.ts';
import { textsOfNode } from './texts.ts';

/** One difference between two documents, for a person. */
export type DocumentDifference = {
  kind: 'added' | 'removed' | 'moved' | 'changed' | 'layout-added' | 'layout-removed' | 'layout-moved' | 'layout-renamed';
  /** Of a node its id; of a layout its number. */
  node: string | null;
  layout: number;
  type: string | null;
  /** The props that differ, and `visible`, `bind`, `hiddenOn` or `texts` where those do. */
  parts: readonly string[];
};

/** Lists the differences between two documents, sections first, each in the order of the page. */
export function documentDifferences(before: CmsDocument, after: CmsDocument): DocumentDifference[] {
  return [...layoutDifferences(before, after), ...nodeDifferences(before, after)];
}

function layoutDifferences(before: CmsDocument, after: CmsDocument): DocumentDifference[] {
  const was = new Map(before.layouts.map((layout) => [layout.id, layout]));
  const is = new Map(after.layouts.map((layout) => [layout.id, layout]));
  const entry = (kind: DocumentDifference['kind'], layout: number): DocumentDifference => ({
    kind,
    layout,
    node: null,
    type: null,
    parts: [],
  });
  // Places count among those that both have, so that one that comes does not move all below it.
  const shared = before.layouts.filter(({ id }) => is.has(id)).map(({ id }) => id);
  const order = after.layouts.filter(({ id }) => was.has(id)).map(({ id }) => id);
  return [
    ...after.layouts.filter(({ id }) => !was.has(id)).map(({ id }) => entry('layout-added', id)),
    ...before.layouts.filter(({ id }) => !is.has(id)).map(({ id }) => entry('layout-removed', id)),
    ...order.filter((id, index) => shared[index] !== id).map((id) => entry('layout-moved', id)),
    ...after.layouts.filter(({ id, name }) => was.has(id) && was.get(id)?.name !== name).map(({ id }) => entry('layout-renamed', id)),
  ];
}

function nodeDifferences(before: CmsDocument, after: CmsDocument): DocumentDifference[] {
  const was = nodeIndex(before);
  const is = nodeIndex(after);
  const differences: DocumentDifference[] = [];
  for (const [id, { node, place }] of is) {
    const old = was.get(id);
    const entry = { node: id, layout: place.layout, type: node.type };
    if (!old) {
      // Nodes inside a new node are not listed separately.
      if (place.parent === null || was.has(place.parent)) differences.push({ kind: 'added', ...entry, parts: [] });
      continue;
    }
    if (old.place.parent !== place.parent || old.place.slot !== place.slot || old.place.layout !== place.layout) {
      differences.push({ kind: 'moved', ...entry, parts: [] });
    }
    const parts = [...differingParts(old.node, node), ...(isSame(textsOfNode(before, id), textsOfNode(after, id)) ? [] : ['texts'])];
    if (parts.length > 0) differences.push({ kind: 'changed', ...entry, parts });
  }
  for (const [id, { node, place }] of was) {
    if (is.has(id) || (place.parent !== null && !is.has(place.parent))) continue;
    differences.push({ kind: 'removed', node: id, layout: place.layout, type: node.type, parts: [] });
  }
  return [...differences, ...reordered(before, after)];
}

/** The props in which two nodes differ, and `bind`, `visible` and `hiddenOn` where those do. */
export function differingParts(before: CmsNode, after: CmsNode): string[] {
  const names = new Set([...Object.keys(before.props), ...Object.keys(after.props)]);
  const props = [...names].filter((name) => !isSame(before.props[name], after.props[name]));
  return [...props, ...(['bind', 'visible', 'hiddenOn'] as const).filter((key) => !isSame(before[key], after[key]))];
}

/** Nodes that changed places among the same neighbours. */
function reordered(before: CmsDocument, after: CmsDocument): DocumentDifference[] {
  const lists = (document: CmsDocument) => {
    const byList = new Map<string, string[]>();
    for (const [id, { place }] of nodeIndex(document)) {
      const key = JSON.stringify([place.layout, place.parent, place.slot]);
      byList.set(key, [...(byList.get(key) ?? []), id]);
    }
    return byList;
  };
  const was = lists(before);
  return [...lists(after)].flatMap(([key, ids]) => {
    const old = was.get(key) ?? [];
    const shared = old.filter((id) => ids.includes(id));
    const order = ids.filter((id) => old.includes(id));
    return order
      .filter((id, index) => shared[index] !== id)
      .flatMap((id): DocumentDifference[] => {
        const located = nodeIndex(after).get(id);
        return located ? [{ kind: 'moved', node: id, layout: located.place.layout, type: located.node.type, parts: [] }] : [];
      });
  });
}
