import type { ReactNode } from 'react';
import { jsx } from 'react/jsx-runtime';
import type { Screen } from '#schemas/cms/breakpoints.ts';
import type { ResolvedBlock, ResolvedNode } from '../core/resolved.ts';
import type { BlockComponent, BlockNode } from '../types.ts';

export type Slots = Readonly<Record<string, ReactNode>>;

/** Slots of the many blocks that have none filled. */
const noSlots: Slots = Object.freeze({});

/** Renders the nodes of each slot of a block with `render`. */
export function renderSlots(slots: ResolvedBlock['slots'], render: (nodes: readonly ResolvedNode[]) => ReactNode): Slots {
  if (!slots) return noSlots;
  const rendered: Record<string, ReactNode> = {};
  for (const name in slots) rendered[name] = render(slots[name] ?? []);
  return rendered;
}

/** The props of a block's component. Its node is typed by the registry, which pairs each type with its component. */
export const propsOf = (node: ResolvedBlock, slots: Slots) => ({ node: node as BlockNode<never, never>, slots });

/** Puts something around a node's element, for who must find it again in the HTML. */
export type Mark = (node: ResolvedNode, element: ReactNode) => ReactNode;

/**
 * Turns resolved nodes into React elements, each block's node handed over as one prop.
 * This is all that happens between a resolved document and HTML on the server.
 */
export function walk(nodes: readonly ResolvedNode[], componentOf: (type: string) => BlockComponent | undefined, mark?: Mark): ReactNode[] {
  const render = (children: readonly ResolvedNode[]) => walk(children, componentOf, mark);
  const one = (node: ResolvedNode) => {
    if (!('type' in node)) return 'missing' in node ? jsx(Missing, { what: node.missing }, node.id) : null;
    const Component = componentOf(node.type);
    if (!Component) return null;
    const element = jsx(Component, propsOf(node, renderSlots(node.slots, render)), node.id);
    return node.hiddenOn ? jsx(Hidden, { on: node.hiddenOn, children: element }, node.id) : element;
  };
  return mark ? nodes.map((node) => mark(node, one(node))) : nodes.map(one);
}

/** Keeps a block off some screens (themes/base.ts). It takes no part in the layout. */
export function Hidden({ on, children }: { on: readonly Screen[]; children: ReactNode }): ReactNode {
  return <div data-hidden-on={on.join(' ')}>{children}</div>;
}

/** Placeholder that admins and developers see for a block that cannot be shown. */
export function Missing({ what }: { what: string }): ReactNode {
  return <p data-missing-block={what}>⚠ {what}</p>;
}
