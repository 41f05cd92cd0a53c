import { createContext, type ReactNode, Suspense, use, useEffect } from 'react';
import { jsx } from 'react/jsx-runtime';
import type { ResolvedBlock, ResolvedNode } from '../core/resolved.ts';
import type { BlockComponent, Components } from '../types.ts';
import { Baked } from './baked.tsx';
import { Boundary } from './boundary.tsx';
import { startGate, useGate } from './gate.ts';
import { Visible } from './visible.tsx';
import { Missing, propsOf, renderSlots } from './walk.tsx';

/** Nodes that hang on the person, by id, once they have been fetched. */
export const DeferredNodes = createContext<Readonly<Record<string, readonly ResolvedNode[]>>>({});

type Props = { nodes: readonly ResolvedNode[]; components: Components };

/**
 * Renders resolved nodes in a page, on the server and in the browser.
 * @param components the registry, see `registry/generated/components.ts`
 */
export function Blocks({ nodes, components }: Props): ReactNode {
  useEffect(startGate, []);
  useGate(nodes, components);
  return nodes.map((node) => one(node, components));
}

function one(node: ResolvedNode, components: Components): ReactNode {
  if ('missing' in node) return <Missing key={node.id} what={node.missing} />;
  if ('deferred' in node) return <Deferred key={node.id} id={node.id} components={components} />;
  if (!('type' in node)) return <Baked key={node.id} id={node.id} html={node.html} />;
  const entry = components[node.type];
  if (!entry) return null;
  const render = (Component: BlockComponent) => element(Component, node, components);
  const content = node.html === undefined ? render(entry.Component) : <Visible node={node} load={entry.load} render={render} />;
  // Suspense makes an error on the server cost this block only: React leaves it to the browser, where the boundary decides.
  return (
    <Boundary key={node.id} node={node}>
      <Suspense>{content}</Suspense>
    </Boundary>
  );
}

function element(Component: BlockComponent, node: ResolvedBlock, components: Components): ReactNode {
  const slots = renderSlots(node.slots, (nodes) => nodes.map((inner) => one(inner, components)));
  return jsx(Component, propsOf(node, slots));
}

function Deferred({ id, components }: { id: string; components: Components }): ReactNode {
  const nodes = use(DeferredNodes)[id];
  return nodes ? <Blocks nodes={nodes} components={components} /> : null;
}
