import { hostileTexts, withHostileTexts } from './hostile.ts';
import { isShared, oddPaths, oddRules, oddTypes, oddValue, oddVersions } from './odd-values.ts';
import type { Random } from './random.ts';

type Json = Record<string, unknown>;
const isHolder = (value: unknown): value is Json | unknown[] => typeof value === 'object' && value !== null && !isShared(value);

/** Changes a node; it is the caller's own copy. Returns what stands in its place. */
type Mutation = (node: Json, random: Random) => unknown;

/** Puts a value in the place of any part of the node. */
const replacePart: Mutation = (node, random) => {
  let holder: Json | unknown[] = node;
  for (let depth = 0; ; depth++) {
    const keys = Object.keys(holder);
    if (keys.length === 0) return node;
    const key = random.pick(keys);
    const inner = (holder as Json)[key];
    if (!isHolder(inner) || depth > 8 || random.chance(30)) {
      (holder as Json)[key] = oddValue(random);
      return node;
    }
    holder = inner as Json;
  }
};

const removePart: Mutation = (node, random) => {
  const holder = isHolder(node.props) && random.chance(70) ? (node.props as Json) : node;
  delete holder[random.pick(Object.keys(holder))];
  return node;
};

const addKeys: Mutation = (node, random) => {
  const holder = isHolder(node.props) && random.chance(70) ? (node.props as Json) : node;
  holder[random.pick(['extra', 'children', 'key', 'ref', 'dangerouslySetInnerHTML', 'style', 'onClick', 'className'])] = oddValue(random);
  return node;
};

/** A prop becomes a value by breakpoint, of which some are wrong. */
const breakpoints: Mutation = (node, random) => {
  if (!isHolder(node.props)) return node;
  const props = node.props as Json;
  const name = random.pick(Object.keys(props).length > 0 ? Object.keys(props) : ['text']);
  const any = () => (random.chance(50) ? props[name] : oddValue(random));
  props[name] = { base: any(), md: any(), ...(random.chance(30) && { huge: any() }), ...(random.chance(30) && { xl: any() }) };
  return node;
};

const allTextsHostile: Mutation = (node, random) => {
  if (isHolder(node.props)) node.props = withHostileTexts(node.props, () => random.pick(hostileTexts));
  return node;
};
/** The same text everywhere, so that several props agree on one attack. */
const oneTextHostile: Mutation = (node, random) => {
  const text = random.pick(hostileTexts);
  if (isHolder(node.props)) node.props = withHostileTexts(node.props, () => text);
  return node;
};

const contains: Mutation = (node, random) => {
  const place = random.pick(['props', 'slots', 'bind', 'visible', 'data']);
  node[place] = random.chance(50) ? { default: [node], self: node } : node;
  return node;
};

const rule: Mutation = (node, random) => ({ ...node, visible: random.pick(oddRules) });
const version: Mutation = (node, random) => ({ ...node, v: random.pick(oddVersions) });
const type: Mutation = (node, random) => ({ ...node, type: random.pick(oddTypes) });
const id: Mutation = (node, random) => ({ ...node, id: random.pick(['before', 'after', '', 'a/b', 7, null, 'x'.repeat(500), '"><b>']) });
const whole: Mutation = (_, random) => oddValue(random);

const bind: Mutation = (node, random) => {
  const names = isHolder(node.props) ? Object.keys(node.props) : [];
  node.bind = Object.fromEntries([...names, 'href', 'slug'].map((name) => [name, random.pick(oddPaths)]));
  return node;
};

const slots: Mutation = (node, random) => {
  const inner = [{ id: 'inner', type: 'heading', v: 1, props: { text: random.pick(hostileTexts) } }];
  node.slots = random.pick<() => unknown>([
    () => ({ nowhere: inner, default: inner }),
    () => inner,
    () => ({ default: inner[0], first: 'x', second: [null, 3, [inner]] }),
    () => JSON.parse('{"__proto__":[{"type":"heading"}],"constructor":[]}'),
    () => ({ default: [oddValue(random), ...inner] }),
    () => oddValue(random),
  ])();
  return node;
};

const mutations: readonly Mutation[] = [
  ...[replacePart, replacePart, replacePart, removePart, addKeys, breakpoints, allTextsHostile, oneTextHostile],
  ...[contains, rule, version, type, id, whole, bind, slots],
];

/** A node after one to four mutations; sometimes none, so that what is right is looked at as well. */
export function mutate(node: Json, random: Random): unknown {
  let changed: unknown = node;
  for (let count = random.number(5); count > 0 && isHolder(changed) && !Array.isArray(changed); count--)
    changed = random.pick(mutations)(changed as Json, random);
  return changed;
}
