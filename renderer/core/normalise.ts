import { type Screen, screenNames } from '#schemas/cms/breakpoints.ts';
import { type CmsDocument, type CmsNode, cmsLimits, type Layout, type Rule } from '#schemas/cms/document.ts';
import { addIssue, type Issue, type IssueCode, point } from './issue.ts';
import { idFrom, UniqueIds } from './node-id.ts';
import { isRule } from './rule.ts';
import { cleanJson, isForbiddenKey, isObject, isStorable, type JsonObject } from './value.ts';

type State = {
  isKnown: (type: string) => boolean;
  issues: Issue[];
  ids: UniqueIds;
  layouts: Set<number>;
  above: object[];
  nodes: number;
  isFull: boolean;
};

/**
 * Makes a document out of anything. Never throws: repairs or drops what is wrong and lists each case.
 * Nodes whose type `isKnown` refuses are kept exactly as they came, so that a save does not lose them.
 * A document that is in order comes back equal, to the order of its keys, with whatever keys this version of the format does not know.
 */
export function normalise(input: unknown, isKnown: (type: string) => boolean): { document: CmsDocument; issues: Issue[] } {
  const state: State = { isKnown, issues: [], ids: new UniqueIds(), layouts: new Set(), above: [], nodes: 0, isFull: false };
  if (!isObject(input) || !Array.isArray(input.layouts)) {
    report(state, 'document', '', 'not a document: an object with layouts is expected');
    return { document: { format: 1, layouts: [] }, issues: state.issues };
  }
  if (input.format !== 1) report(state, 'document', '/format', 'read as format 1');
  const layouts = input.layouts.flatMap((layout, index) => readLayout(layout, index, state));
  return { document: inOrder(input, { format: 1, layouts }, '', state) as CmsDocument, issues: state.issues };
}

function readLayout(layout: unknown, index: number, state: State): Layout[] {
  const pointer = `/layouts/${index}`;
  if (!isObject(layout)) {
    report(state, 'layout', pointer, 'dropped: not an object');
    return [];
  }
  const id = readLayoutId(layout.id, index, pointer, state);
  const name = typeof layout.name === 'string' ? layout.name : '';
  if (name !== layout.name) report(state, 'layout', `${pointer}/name`, 'read as empty');
  return [inOrder(layout, { id, name, nodes: readNodes(layout.nodes, `${pointer}/nodes`, 1, state) }, pointer, state) as Layout];
}

/** Layouts are previewed by their id: each has its own, not below 0. */
function readLayoutId(given: unknown, index: number, pointer: string, state: State): number {
  const isOwn = Number.isSafeInteger(given) && (given as number) >= 0 && !state.layouts.has(given as number);
  let id = isOwn ? (given as number) : index + 1;
  while (state.layouts.has(id)) id += 1;
  state.layouts.add(id);
  if (!isOwn) report(state, 'layout', `${pointer}/id`, `given the id ${id}`);
  return id;
}

function readNodes(list: unknown, pointer: string, depth: number, state: State): CmsNode[] {
  if (!Array.isArray(list)) {
    report(state, 'slots', pointer, 'emptied: not a list of nodes');
    return [];
  }
  if (depth > cmsLimits.depth) {
    if (list.length > 0) report(state, 'too-deep', pointer, `dropped: deeper than ${cmsLimits.depth}`);
    return [];
  }
  const nodes: CmsNode[] = [];
  for (const [index, node] of list.entries()) {
    if (isFull(state, point(pointer, index))) break;
    const read = readNode(node, point(pointer, index), depth, state);
    if (read) nodes.push(read);
  }
  return nodes;
}

function isFull(state: State, pointer: string): boolean {
  if (state.nodes < cmsLimits.nodes) return false;
  if (!state.isFull) report(state, 'too-many-nodes', pointer, `dropped from here: more than ${cmsLimits.nodes} nodes`);
  state.isFull = true;
  return true;
}

function readNode(node: unknown, pointer: string, depth: number, state: State): CmsNode | undefined {
  state.nodes += 1;
  if (!isObject(node) || typeof node.type !== 'string' || node.type === '' || state.above.includes(node)) {
    report(state, 'node', pointer, isObject(node) && state.above.includes(node) ? 'dropped: contains itself' : 'dropped: no type');
    return undefined;
  }
  if (!state.isKnown(node.type)) return readUnknown(node, node.type, pointer, state);
  const { slots, bind, visible } = node;
  const known: CmsNode = {
    id: readId(node.id, pointer, state),
    type: node.type,
    v: readVersion(node.v, pointer, state),
    props: readProps(node.props, `${pointer}/props`, state),
  };
  state.above.push(node);
  if (slots !== undefined) known.slots = readSlots(slots, `${pointer}/slots`, depth, state);
  state.above.pop();
  if (bind !== undefined) known.bind = readBind(bind, `${pointer}/bind`, state);
  if (visible !== undefined) known.visible = readRule(visible, `${pointer}/visible`, state);
  if (node.hiddenOn !== undefined) known.hiddenOn = readScreens(node.hiddenOn, `${pointer}/hiddenOn`, state);
  return inOrder(node, known, pointer, state) as CmsNode;
}

/** The very same object, so that not even the order of its keys is lost; a copy only of what no save could write. */
function readUnknown(node: JsonObject, type: string, pointer: string, state: State): CmsNode {
  report(state, 'unknown-type', pointer, `kept, not shown: no block "${type.slice(0, 100)}"`);
  return (isStorable(node) ? node : clean(node, pointer, state)) as CmsNode;
}

/** Ids are unique in a document; the address of the node makes a new one that stays the same at every load. */
function readId(given: unknown, pointer: string, state: State): string {
  if (typeof given === 'string' && given !== '' && given.length <= 100 && state.ids.take(given)) return given;
  const id = state.ids.takeLike(idFrom(given, pointer));
  report(state, 'id', `${pointer}/id`, `given the id ${id}`);
  return id;
}

function readVersion(version: unknown, pointer: string, state: State): number {
  if (Number.isSafeInteger(version) && (version as number) >= 1) return version as number;
  report(state, 'version', `${pointer}/v`, 'read as version 1');
  return 1;
}

function readProps(props: unknown, pointer: string, state: State): JsonObject {
  if (isObject(props)) return clean(props, pointer, state) as JsonObject;
  report(state, 'props', pointer, 'emptied: not an object');
  return {};
}

function readSlots(slots: unknown, pointer: string, depth: number, state: State): Record<string, CmsNode[]> {
  const result: Record<string, CmsNode[]> = {};
  if (!isObject(slots)) report(state, 'slots', pointer, 'emptied: not an object');
  else
    for (const name of Object.keys(slots)) {
      if (isForbiddenKey(name)) report(state, 'forbidden-key', point(pointer, name), 'left out');
      else result[name] = readNodes(slots[name], point(pointer, name), depth + 1, state);
    }
  return result;
}

/** In place of a rule that cannot be read, one that never holds: showing what should be hidden is worse than the reverse. */
function readRule(visible: unknown, pointer: string, state: State): Rule {
  if (isRule(visible)) return visible;
  report(state, 'rule', pointer, 'hidden: not a rule');
  return { or: [] };
}

function readScreens(screens: unknown, pointer: string, state: State): Screen[] {
  const list: readonly unknown[] = Array.isArray(screens) ? screens : [];
  const known = list.filter((one): one is Screen => screenNames.some((name) => name === one));
  if (!Array.isArray(screens) || known.length < list.length) report(state, 'screens', pointer, 'left out what is not a kind of screen');
  return known;
}

function readBind(bind: unknown, pointer: string, state: State): Record<string, string> {
  const entries = isObject(bind) ? Object.entries(bind) : [];
  const kept = entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string' && !isForbiddenKey(entry[0]));
  if (!isObject(bind) || kept.length < entries.length) report(state, 'bind', pointer, 'left out what is not a path');
  return Object.fromEntries(kept);
}

/** Returns the values that were read, in the order of the source's keys. Keys unknown to this version of the format are copied. */
function inOrder(source: JsonObject, read: object, pointer: string, state: State): JsonObject {
  const known = read as JsonObject;
  const result: JsonObject = {};
  for (const key of Object.keys(source)) {
    if (isForbiddenKey(key)) report(state, 'forbidden-key', point(pointer, key), 'left out');
    else if (Object.hasOwn(known, key)) result[key] = known[key];
    else if (source[key] !== undefined) result[key] = clean(source[key], point(pointer, key), state);
  }
  return { ...result, ...known };
}

const clean = (value: unknown, pointer: string, state: State): unknown =>
  cleanJson(value, (steps) => report(state, 'forbidden-key', steps.reduce(point, pointer), 'left out'));

function report(state: State, code: IssueCode, pointer: string, message: string): void {
  addIssue(state.issues, { code, pointer, message });
}
