import { createContext, use } from 'react';
import { expect, test } from 'vitest';
import type { Issue } from '../../../renderer/core/issue.ts';
import type { ResolvedNode } from '../../../renderer/core/resolved.ts';
import { bake } from '../../../renderer/react/bake.tsx';
import { leaveOutHtml } from '../../../renderer/react/leave-out-html.ts';
import { blocks } from './fixtures.tsx';

const title = (id: string): ResolvedNode => ({ id, type: 'title', props: { text: id } });
const holding = (id: string, type: string, ...inner: ResolvedNode[]): ResolvedNode => ({ id, type, props: {}, slots: { default: inner } });

function baked(...nodes: ResolvedNode[]) {
  const issues: Issue[] = [];
  return { nodes: bake(nodes, { blocks, wrap: (children) => children, issues }), issues };
}

test('neighbours that are static all the way down become one piece of HTML', () => {
  expect(baked(title('a'), holding('b', 'box', title('c'))).nodes).toEqual([{ id: 'a', html: '<h2>a</h2><section><h2>c</h2></section>' }]);
});

test('a static block around an interactive one keeps its node, and what is static beside it is baked', () => {
  const { nodes } = baked(holding('b', 'box', title('c'), holding('i', 'button', title('d'))));
  expect(nodes).toMatchObject([
    {
      id: 'b',
      type: 'box',
      slots: {
        default: [
          { id: 'c', html: '<h2>c</h2>' },
          { id: 'i', slots: { default: [{ id: 'd', html: '<h2>d</h2>' }] } },
        ],
      },
    },
  ]);
});

test('a block that is hydrated when it comes into view keeps its node and has its HTML', () => {
  expect(baked(holding('l', 'late', title('d'))).nodes).toMatchObject([
    { id: 'l', type: 'late', html: '<button type="button"><h2>d</h2></button>' },
  ]);
});

test('a block that throws is left out alone, and listed', () => {
  const { nodes, issues } = baked(title('a'), holding('b', 'box', { id: 'x', type: 'broken', props: {} }, title('c')));
  expect(nodes).toEqual([{ id: 'a', html: '<h2>a</h2><section><h2>c</h2></section>' }]);
  expect(issues).toMatchObject([{ code: 'render', pointer: 'x' }]);
});

test('an interactive block that throws on the server is left out alone as well', () => {
  const { nodes, issues } = baked(holding('i', 'button', { id: 'x', type: 'fragile', props: {} }, title('d')), title('a'));
  expect(nodes).toEqual([
    { id: 'i', type: 'button', props: {}, slots: { default: [{ id: 'd', html: '<h2>d</h2>' }] } },
    { id: 'a', html: '<h2>a</h2>' },
  ]);
  expect(issues).toMatchObject([{ code: 'render', pointer: 'x' }]);
});

test('an interactive block that throws inside one that is hydrated when it comes into view is left out as well', () => {
  const { nodes, issues } = baked(holding('l', 'late', { id: 'x', type: 'fragile', props: {} }, title('d')));
  expect(nodes).toMatchObject([{ id: 'l', html: '<button type="button"><h2>d</h2></button>', slots: { default: [{ id: 'd' }] } }]);
  expect(issues).toContainEqual(expect.objectContaining({ code: 'render', pointer: 'x' }));
});

test('what hangs on the person is never baked into the page for everybody', () => {
  expect(baked(title('a'), { id: 'p', deferred: true }).nodes).toEqual([
    { id: 'a', html: '<h2>a</h2>' },
    { id: 'p', deferred: true },
  ]);
});

const Language = createContext('none');
const Spoken = () => <b>{use(Language)}</b>;

test('baked blocks see the providers of the page', () => {
  const spoken = { ...blocks, title: { ...(blocks.title as NonNullable<typeof blocks.title>), Component: Spoken } };
  const nodes = bake([title('a')], { blocks: spoken, wrap: (children) => <Language value="fr">{children}</Language>, issues: [] });
  expect(nodes).toEqual([{ id: 'a', html: '<b>fr</b>' }]);
});

test('the browser is handed no HTML that it has before its eyes', () => {
  const { nodes } = baked(title('a'), holding('i', 'button', title('d')));
  expect(JSON.stringify(leaveOutHtml(nodes))).not.toContain('<');
  expect(leaveOutHtml(nodes)).toMatchObject([
    { id: 'a', html: null },
    { id: 'i', slots: { default: [{ html: null }] } },
  ]);
});

test('what stands inside a block that is hydrated when it is near comes along, as the document does not say where it begins', () => {
  const { nodes } = baked(holding('l', 'late', title('e')));
  expect(leaveOutHtml(nodes)).toMatchObject([{ id: 'l', html: null, slots: { default: [{ html: '<h2>e</h2>' }] } }]);
});

test('a block that some screens do not show stands in a wrapper that takes no part in the layout', () => {
  const { nodes } = baked(title('a'), { ...title('b'), hiddenOn: ['phone', 'tablet'] } as ResolvedNode);
  expect(nodes).toEqual([{ id: 'a', html: '<h2>a</h2><div data-hidden-on="phone tablet"><h2>b</h2></div>' }]);
});
