import { type Clip, clipOfLayout, clipOfNode } from '#domain/document/clips.ts';
import type { DocumentCommand } from '#domain/document/commands.ts';
import { nodeIndex, type Place, slotsOf } from '#domain/document/nodes.ts';
import type { CmsDocument, CmsNode, Rule } from '#schemas/cms/document.ts';

/** A number from 0 up to, not including, `below`; the same for the same draw. */
export type Draw = (below: number) => number;

/** Draws from a list of numbers, over and over. */
export function drawFrom(numbers: readonly number[]): Draw {
  let index = 0;
  return (below) => {
    const number = numbers[index % numbers.length] ?? 0;
    index += 1;
    return below > 0 ? (number + index) % below : 0;
  };
}

const pick = <T>(list: readonly T[], draw: Draw): T | undefined => list[draw(list.length)];

const nodes: readonly CmsNode[] = [
  { id: '', type: 'heading', v: 1, props: { text: 'Titre', level: 2 } },
  { id: 'hero', type: 'hero', v: 1, props: { title: 'Bonjour', links: [{ label: 'Un', href: '/un' }] } },
  {
    id: 'columns',
    type: 'columns',
    v: 1,
    props: {},
    slots: { 'column-1': [{ id: 'inner', type: 'rich-text', v: 1, props: { html: '<p>a</p>' } }], 'column-2': [] },
  },
  { id: 'odd', type: 'not-of-this-program', v: 7, props: { '10': 1, z: null, a: [{ b: {} }] } },
];

const rules: readonly (Rule | null)[] = [null, { empty: 'user' }, { gte: ['now', '2026-12-01'] }, { not: { eq: ['user.role', 'ADMIN'] } }];
const values: readonly unknown[] = [
  '',
  'texte',
  3,
  true,
  undefined,
  { picture: 'a', alt: '' },
  ['x', 'y'],
  [{ title: 'A' }, { title: 'B' }],
];
const names = ['title', 'text', 'items', 'height', '__proto__', '7'] as const;

function placeIn(document: CmsDocument, draw: Draw): Place {
  const all = [...nodeIndex(document).values()];
  const layout = pick(document.layouts, draw)?.id ?? 1;
  const parent = draw(3) === 0 ? undefined : pick(all, draw);
  if (!parent) return { layout, parent: null, slot: '', index: draw(5) };
  const slot = pick([...slotsOf(parent.node).map(([name]) => name), 'default', 'extra'], draw) ?? 'default';
  return { layout: parent.place.layout, parent: parent.node.id, slot, index: draw(4) };
}

const clipOf = (node: CmsNode): Clip => ({
  kind: 'nodes',
  name: '',
  nodes: [node],
  texts: node.id ? { [node.id]: { en: { '/title': 'Hello' } } } : {},
});

/** Some command that a person might give for a document, possible or not. */
export function randomCommand(document: CmsDocument, draw: Draw): DocumentCommand {
  const located = pick([...nodeIndex(document).values()], draw);
  const id = draw(20) === 0 ? 'nobody' : (located?.node.id ?? 'nobody');
  const layout = draw(20) === 0 ? 999 : (pick(document.layouts, draw)?.id ?? 1);
  const prop = pick(names, draw) ?? 'title';
  const commands: readonly (() => DocumentCommand)[] = [
    () => ({ do: 'node.insert', clip: clipOf(pick(nodes, draw) as CmsNode), at: placeIn(document, draw) }),
    () => ({
      do: 'node.insert',
      clip: located ? clipOfNode(document, located.node) : clipOf(nodes[1] as CmsNode),
      at: placeIn(document, draw),
    }),
    () => ({ do: 'node.move', id, at: placeIn(document, draw) }),
    () => ({ do: 'node.duplicate', id }),
    () => ({ do: 'node.delete', id }),
    () => ({
      do: 'layout.insert',
      clip: clipOfLayout(document, layout) ?? { kind: 'layout', name: 'Neuf', nodes: [], texts: {} },
      index: draw(6),
    }),
    () => ({ do: 'layout.move', id: layout, index: draw(6) }),
    () => ({ do: 'layout.duplicate', id: layout }),
    () => ({ do: 'layout.delete', id: layout }),
    () => ({ do: 'layout.rename', id: layout, name: `Section ${draw(3)}` }),
    () => ({ do: 'prop.set', id, steps: draw(3) === 0 ? ['items', draw(2), 'title'] : [prop], value: pick(values, draw) }),
    () => ({ do: 'item.insert', id, steps: ['items'], index: draw(3), value: { title: 'Neuf' } }),
    () => ({ do: 'item.move', id, steps: ['items'], from: draw(3), to: draw(3) }),
    () => ({ do: 'item.delete', id, steps: ['items'], index: draw(3) }),
    () => ({
      do: 'responsive.set',
      id,
      prop: 'height',
      breakpoint: pick(['base', 'sm', 'md', 'xl'] as const, draw) ?? 'base',
      value: draw(3) === 0 ? undefined : `${draw(9)}vh`,
    }),
    () => ({ do: 'bind.set', id, prop, path: draw(2) === 0 ? null : 'product.name' }),
    () => ({ do: 'visible.set', id, rule: pick(rules, draw) ?? null }),
    () => ({ do: 'screens.set', id, hiddenOn: draw(2) === 0 ? [] : ['phone'] }),
    () => ({
      do: 'text.set',
      id,
      locale: pick(['en', 'de'], draw) ?? 'en',
      pointer: pick(['/title', '/items/1/title', '/text'], draw) ?? '/title',
      text: draw(3) === 0 ? null : `Text ${draw(5)}`,
    }),
  ];
  return (commands[draw(commands.length)] as () => DocumentCommand)();
}
