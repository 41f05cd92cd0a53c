import type { CmsDocument } from '#schemas/cms/document.ts';
import { type Edit, refuse } from './command.ts';
import { type Located, nodeIndex } from './nodes.ts';
import { applyPatches, isRecord, isSame, keyPatch, type Patch, type Steps, valueAt } from './patch.ts';
import { fittingTexts, patchTexts, textsOfNode } from './texts.ts';

/** An edit of one node, which stays selected. `patchesOf` gives null where what the command names is missing. */
export function editNode(document: CmsDocument, id: string, patchesOf: (located: Located) => Patch[] | null): Edit {
  const located = nodeIndex(document).get(id);
  const patches = located ? patchesOf(located) : null;
  if (!patches) return refuse('missing');
  return patches.length > 0 ? { patches, selection: { node: id } } : refuse('no-change');
}

export const toPatches = (patch: Patch | null): Patch[] => (patch ? [patch] : []);

/** Keys that the reader of documents leaves out. */
export const isForbidden = (key: string | number): boolean => key === '__proto__' || key === 'constructor' || key === 'prototype';

/** Sets or takes away what stands at steps of the props. Objects on the way that are missing are made. Null: a list is on the way and too short. */
export function patchProp(document: CmsDocument, { node, steps: own }: Located, steps: Steps, value: unknown): Patch[] | null {
  const way = steps.slice(0, -1);
  const key = steps.at(-1);
  if (key === undefined || steps.some(isForbidden)) return null;
  const root: Steps = [...own, 'props'];
  const missing = way.findIndex((_, index) => valueAt(node.props, way.slice(0, index + 1)) === undefined);
  let patches: Patch[];
  if (missing >= 0) {
    if (value === undefined) return [];
    const made = steps.slice(missing + 1).reduceRight<unknown>((inner, step) => ({ [step]: inner }), value);
    const holder = valueAt(node.props, way.slice(0, missing));
    if (!isRecord(holder)) return null;
    patches = toPatches(keyPatch(holder, [...root, ...way.slice(0, missing)], String(way[missing]), { value: made }));
  } else {
    const holder = valueAt(node.props, way);
    if (Array.isArray(holder)) {
      if (typeof key !== 'number' || key >= holder.length || value === undefined) return null;
      const patch = { steps: [...root, ...way], index: key, removed: [holder[key]], inserted: [value] };
      patches = isSame(holder[key], value) ? [] : [patch];
    } else if (isRecord(holder)) {
      patches = toPatches(keyPatch(holder, [...root, ...way], String(key), value === undefined ? null : { value }));
    } else return null;
  }
  return withoutStrayTexts(document, node.id, own, patches);
}

/** Patches of a node's props, and after them the texts of other languages that no longer stand in a text's place taken away. */
function withoutStrayTexts(document: CmsDocument, id: string, steps: Steps, patches: Patch[]): Patch[] {
  const texts = textsOfNode(document, id);
  if (patches.length === 0 || Object.keys(texts).length === 0) return patches;
  const after = applyPatches(document, patches);
  const props = valueAt(after, [...steps, 'props']);
  return [...patches, ...patchTexts(after, id, fittingTexts(texts, isRecord(props) ? props : {}))];
}
