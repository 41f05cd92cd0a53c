import type { CmsDocument } from '#schemas/cms/document.ts';
import { type Clip, patchesWithTexts, renewIds } from '../clips.ts';
import { type CommandRules, type Edit, refuse } from '../command.ts';
import { limitPassed } from '../nodes.ts';
import type { ListPatch } from '../patch.ts';

/** A clip of nodes gets a section of its own. */
export type LayoutInsert = { do: 'layout.insert'; clip: Clip; index: number };

export const layoutInsert: CommandRules<LayoutInsert> = {
  edit: (document, { clip, index }) => insertLayout(document, clip, index),
};

/** Puts the layout of a clip, or a layout of its nodes, among the others. */
export function insertLayout(document: CmsDocument, clip: Clip, index: number): Edit {
  const { nodes, texts } = renewIds(document, clip);
  const passed = limitPassed(document, nodes, 1);
  if (passed) return refuse(passed);
  const id = 1 + Math.max(0, ...document.layouts.map((layout) => layout.id));
  const at = Math.max(0, Math.min(index, document.layouts.length));
  const patch: ListPatch = { steps: ['layouts'], index: at, removed: [], inserted: [{ id, name: clip.name, nodes }] };
  // A block that got a section of its own is what was put in; a section is one by itself.
  const [first] = clip.kind === 'nodes' ? nodes : [];
  return { patches: patchesWithTexts(document, [patch], texts), selection: first ? { node: first.id } : { layout: id } };
}
