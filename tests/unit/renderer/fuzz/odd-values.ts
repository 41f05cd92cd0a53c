import { hostileTexts } from './hostile.ts';
import type { Random } from './random.ts';

/** Deeper than any program writes, and than a walk without a limit survives. */
const depth = 5000;

function nested(step: (inner: unknown) => unknown): unknown {
  let value: unknown = 'end';
  for (let level = 0; level < depth; level++) value = step(value);
  return value;
}

const deepList = nested((inner) => [inner]);
const deepObject = nested((inner) => ({ inner }));
const deepRule = nested((inner) => ({ not: inner }));
const deepNode = nested((inner) => ({ id: 'deep', type: 'section', v: 1, props: {}, slots: { default: [inner] } }));
const giant = 'é<b>'.repeat(60_000);
const spaces = `${' '.repeat(50_000)}x`;

const cycle: Record<string, unknown> = { type: 'section', v: 1, props: {} };
cycle.self = cycle;
cycle.slots = { default: [cycle, cycle] };
const cyclicList: unknown[] = [];
cyclicList.push(cyclicList, cyclicList);

/** Keys that reach a prototype, as JSON writes them. */
const prototypes = (): unknown =>
  JSON.parse('{"__proto__":{"polluted":1,"text":"x"},"constructor":{"prototype":{"polluted":1}},"prototype":1}');

const plain: readonly unknown[] = [
  ...[null, undefined, true, false, 0, -1, 1.5, 1e308, Number.NaN, Number.POSITIVE_INFINITY, '', ' ', 'x', 'ok', '0', 'true'],
  ...[[], {}, [null], [[]], { base: null }, { base: 'x', md: 3, huge: 1 }, { toString: 1 }, { length: 3 }, { valueOf: null, toJSON: 1 }],
  ...[new Date(0), new Map(), /x/, () => 1, Symbol('s'), 12n, Object.create(null)],
];

const shared = new WeakSet<object>([deepList, deepObject, deepRule, deepNode, cycle, cyclicList, ...plain.filter(isHolder)] as object[]);

function isHolder(value: unknown): value is object {
  return (typeof value === 'object' && value !== null) || typeof value === 'function';
}

/** Returns whether many documents share a value, so that no mutation may change it or walk through it. */
export const isShared = (value: unknown): boolean => isHolder(value) && shared.has(value);

/** Something that does not belong where it will stand. */
export function oddValue(random: Random): unknown {
  const kind = random.number(20);
  if (kind === 0) return deepList;
  if (kind === 1) return deepObject;
  if (kind === 2) return cycle;
  if (kind === 3) return cyclicList;
  if (kind === 4) return prototypes();
  if (kind === 5) return random.chance(20) ? giant : spaces;
  if (kind === 6) return deepNode;
  if (kind === 7) return deepRule;
  if (kind < 12) return random.pick(hostileTexts);
  return random.pick(plain);
}

export const oddVersions: readonly unknown[] = [0, -1, 1.5, '2', null, 2, 7, 99, 1e300, Number.NaN, {}, []];
export const oddTypes: readonly unknown[] = [
  ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'component', 'carousel', '', ' ', 'Section', 'section/..'],
  ...[null, 3, {}, ['section'], '<script>alert(1)</script>', giant],
];
export const oddRules: readonly unknown[] = [
  ...[{ eval: 'alert(1)' }, { and: [] }, { or: [] }, { not: null }, { not: { or: [] } }, { eq: ['now'] }, { empty: 'user' }, { empty: 7 }],
  ...[{ gte: ['now', '2020-01-01'] }, { in: ['user.role', ['ADMIN']] }, { eq: ['__proto__.x', null] }, { and: [{ empty: 'none' }] }],
  ...[{ eq: ['product.name', {}] }, { lt: ['product.price', 'x'] }, [], 'true', deepRule, cycle, { and: cyclicList }, { or: [deepRule] }],
];
export const oddPaths: readonly unknown[] = [
  ...['product', 'product.name', 'product.images', 'product.price', 'site', 'site.name', 'parameters', 'user', 'user.firstname', 'now'],
  ...['query.evil', 'evil.script', 'evil.link', 'evil.image', 'evil.data', 'evil.list', 'evil.deep', '__proto__', 'constructor.name', ''],
  ...['.', 'product..name', 'toString', 7, null, {}, 'site.'.repeat(2000)],
];
