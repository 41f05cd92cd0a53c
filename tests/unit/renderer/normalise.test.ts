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
