import type { CmsDocument } from '#schemas/cms/document.ts';
import type { Located } from './nodes.ts';
import { applyPatches, type Patch, type Steps, valueAt } from './patch.ts';
import { mapTexts, movePointers, patchTexts, pointerOf, textsOfNode } from './texts.ts';

/** Change of a list: the index that an entry leaves and the one it gets. `to` counts without the removed entry. */
export type EntryChange = { from: number | null; to: number | null; value: unknown };

/** The list that steps of a node's props lead to; undefined where they lead to none. */
export function listOfProps({ node }: Located, steps: Steps): readonly unknown[] | undefined {
  const list = valueAt(node.props, steps);
  return Array.isArray(list) ? list : undefined;
}

/** Changes a list of the props by one entry. Texts of other languages go with their entries. */
export function patchEntry(document: CmsDocument, { node, steps: own }: Located, list: Steps, { from, to, value }: EntryChange): Patch[] {
  if (from === to) return [];
  const steps: Steps = [...own, 'props', ...list];
  const patches: Patch[] = [
    ...(from === null ? [] : [{ steps, index: from, removed: [value], inserted: [] }]),
    ...(to === null ? [] : [{ steps, index: to, removed: [], inserted: [value] }]),
  ];
  const texts = mapTexts(textsOfNode(document, node.id), movePointers(pointerOf(list), from, to));
  return [...patches, ...patchTexts(applyPatches(document, patches), node.id, texts)];
}

/** `index` within 0 and `max`. */
export const clampIndex = (index: number, max: number): number => Math.max(0, Math.min(index, max));
