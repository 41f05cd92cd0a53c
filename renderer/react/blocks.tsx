import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { jsx } from 'react/jsx-runtime';
import type { ResolvedBlock, ResolvedNode } from '../core/resolved.ts';
import type { BlockComponent, Components } from '../types.ts';
import { Baked } from './baked.tsx';
import { Boundary } from './boundary.tsx';
import { fetchedComponent, startGate, useGate } from './gate.ts';
import { Visible } from './visible.tsx';
import { Hidden, Missing, propsOf, renderSlots, type Slots } from './walk.tsx';

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
  const slots = renderSlots(node.slots, (inner) => inner.map((child) => one(child, components)));
  const block = <Block node={node} slots={slots} Lazy={entry.Component} />;
  const content = node.html === undefined ? block : <Visible node={node} components={components} block={block} />;
  const bounded = (
    <Boundary key={node.id} node={node} fallback={Object.values(slots)}>
      {content}
    </Boundary>
  );
  return node.hiddenOn ? (
    <Hidden key={node.id} on={node.hiddenOn}>
      {bounded}
    </Hidden>
  ) : (
    bounded
  );
}

/** A block that comes by soft navigation is there at once, its code fetched before; on the first page it came with the document. */
function Block({ node, slots, Lazy }: { node: ResolvedBlock; slots: Slots; Lazy: BlockComponent }): ReactNode {
  const [Component] = useState(() => fetchedComponent(node.type) ?? Lazy);
  return jsx(Component, propsOf(node, slots));
}

function Deferred({ id, components }: { id: string; components: Components }): ReactNode {
  const nodes = use(DeferredNodes)[id];
  return nodes ? <Blocks nodes={nodes} components={components} /> : null;
}
