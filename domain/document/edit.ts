import type { CmsDocument, CmsNode } from '#schemas/cms/document.ts';
import type { Clip, DocumentCommand, Refusal, Selection } from './commands.ts';
import { editBinding, editItem, editProp, editResponsive, editScreens, editText, editVisibility } from './edit-node.ts';
import { findLayout, idGiver, limitPassed, listAt, nodeIndex, nodesWithin, type Place } from './nodes.ts';
import { applyPatch, applyPatches, type KeyPatch, keyPatch, type ListPatch, type Patch } from './patch.ts';
import { dropTexts, type NodeTexts, patchTexts, textsOfNode } from './texts.ts';

/** A command carried out: its patches and what is selected after it; or why it changes nothing. */
export type Edit = { patches: readonly Patch[]; selection: Selection } | { refused: Refusal };

const refuse = (refused: Refusal): Edit => ({ refused });

/**
 * What a command does to a document, as patches; `applyPatches` carries them out. Pure: equal commands on equal documents give
 * equal patches, ids of new nodes included. What is in the document and not named by the command stays byte for byte.
 */
export function editDocument(document: CmsDocument, command: DocumentCommand): Edit {
  switch (command.do) {
    case 'node.insert':
      return insertNodes(document, command.clip, command.at);
    case 'node.move':
      return moveNode(document, command.id, command.at);
    case 'node.duplicate':
      return duplicateNode(document, command.id);
    case 'node.delete':
      return deleteNode(document, command.id);
    case 'layout.insert':
      return insertLayout(document, command.clip, command.index);
    case 'layout.move':
      return moveLayout(document, command.id, command.index);
    case 'layout.duplicate':
      return duplicateLayout(document, command.id);
    case 'layout.delete':
      return deleteLayout(document, command.id);
    case 'layout.rename':
      return renameLayout(document, command.id, command.name);
    case 'content.replace':
      return replaceDocument(document, command.document);
    default:
      return onNode(document, command);
  }
}

type NodeCommand = Extract<
  DocumentCommand,
  { do: `${'prop' | 'item' | 'responsive' | 'bind' | 'visible' | 'screens' | 'text'}.${string}` }
>;

function onNode(document: CmsDocument, command: NodeCommand): Edit {
  const located = nodeIndex(document).get(command.id);
  if (!located) return refuse('missing');
  const patches = nodePatches(document, located, command);
  if (!patches) return refuse('missing');
  return patches.length > 0 ? { patches, selection: { node: command.id } } : refuse('no-change');
}

function nodePatches(document: CmsDocument, located: Parameters<typeof editProp>[1], command: NodeCommand): Patch[] | null {
  switch (command.do) {
    case 'prop.set':
      return editProp(document, located, command.steps, command.value);
    case 'responsive.set':
      return editResponsive(document, located, command);
    case 'bind.set':
      return editBinding(located, command.prop, command.path);
    case 'visible.set':
      return editVisibility(located, command.rule);
    case 'screens.set':
      return editScreens(located, command.hiddenOn);
    case 'text.set':
      return editText(document, located, command);
    default:
      return editItem(document, located, command);
  }
}

/** The nodes of a clip with ids of their own, and their texts under these. */
function fresh(document: CmsDocument, clip: Clip): { nodes: CmsNode[]; texts: [id: string, texts: NodeTexts][] } {
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
function withTexts(document: CmsDocument, patches: readonly Patch[], texts: readonly [string, NodeTexts][]): Patch[] {
  const all = [...patches];
  let current = applyPatches(document, patches);
  for (const [id, own] of texts) {
    const added = patchTexts(current, id, own);
    all.push(...added);
    current = applyPatches(current, added);
  }
  return all;
}

function insertNodes(document: CmsDocument, clip: Clip, at: Place): Edit {
  const { nodes, texts } = fresh(document, clip);
  const [first] = nodes;
  if (!first) return refuse('no-change');
  const passed = limitPassed(document, nodes, depthAt(document, at));
  if (passed) return refuse(passed);
  const patch = insertion(document, at, nodes);
  return patch ? { patches: withTexts(document, [patch], texts), selection: { node: first.id } } : refuse('missing');
}

const depthAt = (document: CmsDocument, { parent }: Place): number =>
  parent === null ? 1 : (nodeIndex(document).get(parent)?.depth ?? 0) + 1;

/** Puts nodes at a place. A slot that the parent does not have yet is made, and `slots` itself where it has none. */
function insertion(document: CmsDocument, at: Place, nodes: readonly CmsNode[]): Patch | undefined {
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

function removal(document: CmsDocument, id: string): ListPatch | undefined {
  const located = nodeIndex(document).get(id);
  const index = located?.steps.at(-1);
  if (!located || typeof index !== 'number') return undefined;
  return { steps: located.steps.slice(0, -1), index, removed: [located.node], inserted: [] };
}

function moveNode(document: CmsDocument, id: string, at: Place): Edit {
  const located = nodeIndex(document).get(id);
  const taken = removal(document, id);
  if (!located || !taken || !listAt(document, at)) return refuse('missing');
  if (at.parent !== null && [...nodesWithin(located.node)].some((inner) => inner.id === at.parent)) return refuse('into-itself');
  if (limitPassed(document, [located.node], depthAt(document, at)) === 'too-deep') return refuse('too-deep');
  const { place } = located;
  const isSameList = place.parent === at.parent && place.slot === at.slot && place.layout === at.layout;
  const index = isSameList && at.index > place.index ? at.index - 1 : at.index;
  if (isSameList && index === place.index) return refuse('no-change');
  const put = insertion(applyPatch(document, taken), { ...at, index }, [located.node]);
  return put ? { patches: [taken, put], selection: { node: id } } : refuse('missing');
}

function duplicateNode(document: CmsDocument, id: string): Edit {
  const located = nodeIndex(document).get(id);
  if (!located) return refuse('missing');
  return insertNodes(document, clipOfNode(document, located.node), { ...located.place, index: located.place.index + 1 });
}

function deleteNode(document: CmsDocument, id: string): Edit {
  const located = nodeIndex(document).get(id);
  const taken = removal(document, id);
  if (!located || !taken) return refuse('missing');
  const patches = [...dropTexts(document, [located.node]), taken];
  return { patches, selection: neighbourOf(document, located.place) };
}

/** What is selected once a node is gone: the one after it, before it, or around it. */
function neighbourOf(document: CmsDocument, place: Place): Selection {
  const list = listAt(document, place)?.list ?? [];
  const next = list[place.index + 1] ?? list[place.index - 1];
  if (next) return { node: next.id };
  return place.parent === null ? { layout: place.layout } : { node: place.parent };
}

function insertLayout(document: CmsDocument, clip: Clip, index: number): Edit {
  const { nodes, texts } = fresh(document, clip);
  const passed = limitPassed(document, nodes, 1);
  if (passed) return refuse(passed);
  const id = 1 + Math.max(0, ...document.layouts.map((layout) => layout.id));
  const at = Math.max(0, Math.min(index, document.layouts.length));
  const patch: ListPatch = { steps: ['layouts'], index: at, removed: [], inserted: [{ id, name: clip.name, nodes }] };
  // A block that got a section of its own is what was put in; a section is one by itself.
  const [first] = clip.kind === 'nodes' ? nodes : [];
  return { patches: withTexts(document, [patch], texts), selection: first ? { node: first.id } : { layout: id } };
}

/** `index` counts as the layouts stand before the move. */
function moveLayout(document: CmsDocument, id: number, index: number): Edit {
  const found = findLayout(document, id);
  if (!found) return refuse('missing');
  const { layout, position } = found;
  const to = Math.max(0, Math.min(index > position ? index - 1 : index, document.layouts.length - 1));
  if (to === position) return refuse('no-change');
  const patches: ListPatch[] = [
    { steps: ['layouts'], index: position, removed: [layout], inserted: [] },
    { steps: ['layouts'], index: to, removed: [], inserted: [layout] },
  ];
  return { patches, selection: { layout: id } };
}

function duplicateLayout(document: CmsDocument, id: number): Edit {
  const found = findLayout(document, id);
  const clip = clipOfLayout(document, id);
  return found && clip ? insertLayout(document, clip, found.position + 1) : refuse('missing');
}

function deleteLayout(document: CmsDocument, id: number): Edit {
  const found = findLayout(document, id);
  if (!found) return refuse('missing');
  const { layout, position } = found;
  const patch: ListPatch = { steps: ['layouts'], index: position, removed: [layout], inserted: [] };
  const next = document.layouts[position + 1] ?? document.layouts[position - 1];
  return { patches: [...dropTexts(document, layout.nodes), patch], selection: next ? { layout: next.id } : null };
}

function renameLayout(document: CmsDocument, id: number, name: string): Edit {
  const found = findLayout(document, id);
  if (!found) return refuse('missing');
  const patch = keyPatch(found.layout, ['layouts', found.position], 'name', { value: name });
  return patch ? { patches: [patch], selection: { layout: id } } : refuse('no-change');
}

/** Key by key, so that keys of a later format, in whichever document they stand, come and go with it. */
function replaceDocument(document: CmsDocument, other: CmsDocument): Edit {
  const patches: KeyPatch[] = [];
  let current = document;
  for (const key of new Set([...Object.keys(document), ...Object.keys(other)])) {
    const after = Object.hasOwn(other, key) ? { value: (other as Record<string, unknown>)[key] } : null;
    const patch = keyPatch(current, [], key, after);
    if (!patch) continue;
    patches.push(patch);
    current = applyPatch(current, patch);
  }
  return patches.length > 0 ? { patches, selection: null } : refuse('no-change');
}

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
