import { expect, test } from 'vitest';
import { normalise } from '../../../renderer/core/normalise.ts';
import { cmsLimits } from '../../../schemas/cms/document.ts';
import { page, title } from './fixtures.tsx';

const known = (type: string) => type === 'title' || type === 'box';
const issuesOf = (input: unknown) => normalise(input, known).issues.map(({ code, pointer }) => `${code} ${pointer}`);
const nodesOf = (input: unknown) => normalise(input, known).document.layouts[0]?.nodes ?? [];

test('a document that is in order comes back equal, without issues', () => {
  const document = page({
    ...title('n1', 'Bonjour'),
    bind: { text: 'product.name' },
    visible: { and: [{ eq: ['user.role', 'ADMIN'] }, { gte: ['now', '2026-12-01'] }] },
  });
  expect(normalise(document, known)).toEqual({ document, issues: [] });
});

test.each([[null], [undefined], [12], ['text'], [[]], [{}], [{ format: 1, layouts: {} }]])(
  'anything is a document, an empty one: %j',
  (input) => {
    expect(normalise(input, known).document).toEqual({ format: 1, layouts: [] });
    expect(issuesOf(input)).toEqual(['document ']);
  },
);

test('a node of unknown type survives unchanged, with what only its author understands', () => {
  const node = { id: 'x', type: 'carousel', version: 7, props: { deep: [{ a: 1 }] }, slots: 'odd', extra: true };
  expect(nodesOf(page(node))).toEqual([node]);
  expect(issuesOf(page(node))).toEqual(['unknown-type /layouts/0/nodes/0']);
});

test('keys that a later format may add travel along', () => {
  const document = { ...page({ ...title('n1', 'x'), note: 'mine' }), author: 'Marie' };
  expect(normalise(document, known).document).toEqual(document);
});

test('keys that reach a prototype are left out, at any depth', () => {
  const input = JSON.parse(
    '{"format":1,"layouts":[{"id":1,"name":"","nodes":[{"id":"a","type":"title","v":2,"props":{"__proto__":{"x":1},"o":{"constructor":{"y":1}}}}]}]}',
  );
  expect(Object.keys(nodesOf(input)[0]?.props ?? {})).toEqual(['o']);
  expect(issuesOf(input)).toEqual([
    'forbidden-key /layouts/0/nodes/0/props/__proto__',
    'forbidden-key /layouts/0/nodes/0/props/o/constructor',
  ]);
  expect(({} as { x?: number }).x).toBeUndefined();
});

test('ids are unique: one given twice is made new from the address, the same at every load', () => {
  const document = page(title('a', 'x'), title('a', 'y'), { ...title('', 'z') });
  const ids = nodesOf(document).map(({ id }) => id);
  expect(new Set(ids).size).toBe(3);
  expect(nodesOf(document).map(({ id }) => id)).toEqual(ids);
});

test('a rule that is none hides its node', () => {
  const [node] = nodesOf(page({ ...title('a', 'x'), visible: { eval: 'alert(1)' } }));
  expect(node?.visible).toEqual({ or: [] });
  expect(issuesOf(page({ ...title('a', 'x'), visible: { eval: 'alert(1)' } }))).toEqual(['rule /layouts/0/nodes/0/visible']);
});

test('beyond 32 levels the rest is dropped and listed', () => {
  let nested: object = title('end', 'x');
  for (let level = 0; level < 40; level++) nested = { id: `b${level}`, type: 'box', v: 1, props: {}, slots: { default: [nested] } };
  let depth = 0;
  for (let nodes = nodesOf(page(nested)); nodes.length > 0; nodes = nodes[0]?.slots?.default ?? []) depth += 1;
  expect(depth).toBe(cmsLimits.depth);
  expect(issuesOf(page(nested)).map((issue) => issue.split(' ')[0])).toEqual(['too-deep']);
});

test('beyond 20,000 nodes the rest is dropped and listed once', () => {
  const document = page(...Array.from({ length: cmsLimits.nodes + 5 }, (_, index) => title(`n${index}`, 'x')));
  expect(nodesOf(document)).toHaveLength(cmsLimits.nodes);
  expect(issuesOf(document)).toEqual([`too-many-nodes /layouts/0/nodes/${cmsLimits.nodes}`]);
});

/** A document as it stands in a file: what is loaded and saved is compared by its text. */
const survives = (node: string) => {
  const text = `{"note":"mine","layouts":[{"nodes":[${node}],"name":"","x-colour":1,"id":3}],"format":1,"later":{"b":1,"a":[]}}`;
  expect(JSON.stringify(normalise(JSON.parse(text), known).document)).toBe(text);
};

test('an unknown block survives load and save byte for byte, the order of its keys included', () => {
  survives('{"z":1,"type":"carousel","v":"two","props":[null],"id":7,"slots":{"b":[{"type":1}],"a":{}},"visible":{"eval":"x"}}');
});

test('a known block survives byte for byte with keys it does not know, whatever the order of its keys', () => {
  survives('{"visible":{"empty":"user"},"hint":{"y":2,"x":1},"props":{"b":1,"a":2},"v":2,"name":"n","type":"title","id":"a","nodes":5}');
});

test('props of a later version than the block knows survive byte for byte', () => {
  survives('{"id":"a","type":"title","v":9,"props":{"text":{"later":"shape"},"new":[1,2]},"slots":{"aside":[]}}');
});

test('layouts have one id each, none below 0', () => {
  const layouts = [{ id: 4 }, { id: 4 }, { id: -1 }, { id: 2 ** 60 }].map((layout) => ({ ...layout, name: '', nodes: [] }));
  expect(normalise({ format: 1, layouts }, known).document.layouts.map(({ id }) => id)).toEqual([4, 2, 3, 5]);
});

test('a made id is short enough to be saved, however deep its node stands', () => {
  let nested: object = { type: 'title', v: 2, props: {} };
  for (let level = 0; level < 30; level++) nested = { type: 'box', v: 1, props: {}, slots: { ['slot'.repeat(5)]: [nested] } };
  const ids: string[] = [];
  for (let nodes = nodesOf(page(nested)); nodes.length > 0; nodes = Object.values(nodes[0]?.slots ?? {})[0] ?? [])
    ids.push(nodes[0]?.id ?? '');
  expect(ids).toHaveLength(31);
  expect(new Set(ids).size).toBe(31);
  expect(Math.max(...ids.map((id) => id.length))).toBeLessThanOrEqual(100);
});

test('an object that contains itself is cut, in props and as an unknown block', () => {
  const props: Record<string, unknown> = { text: 'x' };
  props.self = props;
  props.list = [props, props];
  const unknown: Record<string, unknown> = { type: 'carousel', props };
  unknown.self = unknown;
  const { document } = normalise(page({ ...title('a', ''), props }, unknown), known);
  expect(JSON.parse(JSON.stringify(document.layouts[0]?.nodes.map((node) => node.props)))).toEqual([
    { text: 'x', self: null, list: [null, null] },
    { text: 'x', self: null, list: [null, null] },
  ]);
});

test('of a hundred thousand mistakes the first thousand are listed', () => {
  const { issues } = normalise(page(...Array.from({ length: 100_000 }, () => null)), known);
  expect(issues).toHaveLength(1000);
  expect(issues.at(-1)?.code).toBe('more');
});
