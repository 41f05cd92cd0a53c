import { type CmsDocument, type CmsNode, cmsLimits, type Layout, type Rule } from '#schemas/cms/document.ts';
import { type Issue, type IssueCode, point } from './issue.ts';
import { isRule } from './rule.ts';
import { cleanJson, isForbiddenKey, isObject, type JsonObject } from './value.ts';

type State = { isKnown: (type: string) => boolean; issues: Issue[]; ids: Set<string>; nodes: number };

/**
 * Makes a document out of anything. Never throws: repairs or drops what is wrong and lists each case.
 * Nodes whose type `isKnown` refuses are kept exactly as they came, so that a save does not lose them.
 * A document that is in order comes back equal.
 */
export function normalise(input: unknown, isKnown: (type: string) => boolean): { document: CmsDocument; issues: Issue[] } {
  const state: State = { isKnown, issues: [], ids: new Set(), nodes: 0 };
  if (!isObject(input) || !Array.isArray(input.layouts)) {
    report(state, 'document', '', 'not a document: an object with layouts is expected');
    return { document: { format: 1, layouts: [] }, issues: state.issues };
  }
  if (input.format !== 1) report(state, 'document', '/format', 'read as format 1');
  const layouts = input.layouts.flatMap((layout, index) => readLayout(layout, index, state));
  return { document: { ...extras(input), format: 1, layouts }, issues: state.issues };
}

function readLayout(layout: unknown, index: number, state: State): Layout[] {
  const pointer = `/layouts/${index}`;
  if (!isObject(layout)) {
    report(state, 'layout', pointer, 'dropped: not an object');
    return [];
  }
  const id = Number.isInteger(layout.id) ? (layout.id as number) : index + 1;
  if (id !== layout.id) report(state, 'layout', `${pointer}/id`, `given the id ${id}`);
  const name = typeof layout.name === 'string' ? layout.name : '';
  return [{ ...extras(layout), id, name, nodes: readNodes(layout.nodes, `${pointer}/nodes`, 1, state) }];
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
    if (state.nodes >= cmsLimits.nodes) {
      report(state, 'too-many-nodes', point(pointer, index), `dropped from here: more than ${cmsLimits.nodes} nodes`);
      break;
    }
    const read = readNode(node, point(pointer, index), depth, state);
    if (read) nodes.push(read);
  }
  return nodes;
}

function readNode(node: unknown, pointer: string, depth: number, state: State): CmsNode | undefined {
  if (!isObject(node) || typeof node.type !== 'string' || node.type === '') {
    report(state, 'node', pointer, 'dropped: no type');
    return undefined;
  }
  state.nodes += 1;
  if (!state.isKnown(node.type)) {
    report(state, 'unknown-type', pointer, `kept, not shown: no block "${node.type}"`);
    return node as CmsNode;
  }
  const { slots, bind, visible } = node;
  const result: CmsNode = {
    ...extras(node),
    id: readId(node.id, pointer, state),
    type: node.type,
    v: readVersion(node.v, pointer, state),
    props: readProps(node.props, `${pointer}/props`, state),
  };
  if (slots !== undefined) result.slots = readSlots(slots, `${pointer}/slots`, depth, state);
  if (bind !== undefined) result.bind = readBind(bind, `${pointer}/bind`, state);
  if (visible !== undefined) result.visible = readRule(visible, `${pointer}/visible`, state);
  return result;
}

/** Ids are unique in a document; the address of the node makes a new one that stays the same at every load. */
function readId(id: unknown, pointer: string, state: State): string {
  let result = typeof id === 'string' && id !== '' ? id.slice(0, 100) : '';
  if (result === '' || state.ids.has(result)) {
    result = `${result}${pointer.replace(/\/(layouts|nodes|slots)(?=\/|$)/g, '').replaceAll('/', '-')}`;
    while (state.ids.has(result)) result = `${result}+`;
    report(state, 'id', `${pointer}/id`, `given the id ${result}`);
  }
  state.ids.add(result);
  return result;
}

function readVersion(version: unknown, pointer: string, state: State): number {
  if (Number.isInteger(version) && (version as number) >= 1) return version as number;
  report(state, 'version', `${pointer}/v`, 'read as version 1');
  return 1;
}

function readProps(props: unknown, pointer: string, state: State): JsonObject {
  if (!isObject(props)) {
    report(state, 'props', pointer, 'emptied: not an object');
    return {};
  }
  const onDrop = (steps: string[]) => report(state, 'forbidden-key', steps.reduce(point, pointer), 'left out');
  return cleanJson(props, onDrop) as JsonObject;
}

function readSlots(slots: unknown, pointer: string, depth: number, state: State): Record<string, CmsNode[]> {
  const result: Record<string, CmsNode[]> = {};
  if (!isObject(slots)) report(state, 'slots', pointer, 'emptied: not an object');
  else
    for (const name of Object.keys(slots).filter((key) => !isForbiddenKey(key)))
      result[name] = readNodes(slots[name], point(pointer, name), depth + 1, state);
  return result;
}

/** In place of a rule that cannot be read, one that never holds: showing what should be hidden is worse than the reverse. */
function readRule(visible: unknown, pointer: string, state: State): Rule {
  if (isRule(visible)) return visible;
  report(state, 'rule', pointer, 'hidden: not a rule');
  return { or: [] };
}

function readBind(bind: unknown, pointer: string, state: State): Record<string, string> {
  const entries = isObject(bind) ? Object.entries(bind) : [];
  const kept = entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string' && !isForbiddenKey(entry[0]));
  if (!isObject(bind) || kept.length < entries.length) report(state, 'bind', pointer, 'left out what is not a path');
  return Object.fromEntries(kept);
}

/** Keys that this version of the format does not know travel along. */
function extras(source: JsonObject): JsonObject {
  const { id, type, v, props, slots, bind, visible, name, nodes, format, layouts, ...others } = source;
  return cleanJson(others, () => undefined) as JsonObject;
}

function report(state: State, code: IssueCode, pointer: string, message: string): void {
  state.issues.push({ code, pointer, message });
}
