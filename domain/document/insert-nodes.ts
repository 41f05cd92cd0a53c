import type { CmsDocument, CmsNode } from '#schemas/cms/document.ts';
import { type Clip, patchesWithTexts, renewIds } from './clips.ts';
import { type Edit, refuse } from './command.ts';
import { limitPassed, listAt, nodeIndex, type Place } from './nodes.ts';
import { keyPatch, type ListPatch, type Patch } from './patch.ts';

/** Puts the nodes of a clip at a place and selects the first. */
export function insertClip(document: CmsDocument, clip: Clip, at: Place): Edit {
  const { nodes, texts } = renewIds(document, clip);
  const [first] = nodes;
  if (!first) return refuse('no-change');
  const passed = limitPassed(document, nodes, depthAt(document, at));
  if (passed) return refuse(passed);
  const patch = insertionPatch(document, at, nodes);
  return patch ? { patches: patchesWithTexts(document, [patch], texts), selection: { node: first.id } } : refuse('missing');
}

/** Returns the depth of a node at a place; 1: at the top of a layout. */
export const depthAt = (document: CmsDocument, { parent }: Place): number =>
  parent === null ? 1 : (nodeIndex(document).get(parent)?.depth ?? 0) + 1;

/** Puts nodes at a place. A slot that the parent does not have yet is made, and `slots` itself where it has none. */
export function insertionPatch(document: CmsDocument, at: Place, nodes: readonly CmsNode[]): Patch | undefined {
  const target = listAt(document, at);
  if (!target) return undefined;
  const { list, steps } = target;
  if (list) return { steps, index: Math.max(0, Math.min(at.index, list.length)), removed: [], inserted: nodes };
  const parent = at.parent === null ? undefined : nodeIndex(document).get(at.parent);
  if (!parent) return undefined;
  const { node } = parent;
  const patch = node.slots
    ? keyPatch(node.slots, [...parent.steps, 'slots'], at.slot, { value: nodes })
    : keyPatch(node, parent.steps, 'slots', { value: { [at.slot]: nodes } });
  return patch ?? undefined;
}

/** Takes a node out of its list; undefined when the document has none with that id. */
export function removalPatch(document: CmsDocument, id: string): ListPatch | undefined {
  const located = nodeIndex(document).get(id);
  const index = located?.steps.at(-1);
  if (!located || typeof index !== 'number') return undefined;
  return { steps: located.steps.slice(0, -1), index, removed: [located.node], inserted: [] };
}
