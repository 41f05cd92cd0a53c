import { use } from 'react';
import { isBlock, type ResolvedNode } from '../core/resolved.ts';
import type { BlockComponent, Components } from '../types.ts';

/** Nodes whose chunks are there, and those that are waited for. */
const arrived = new WeakSet<readonly ResolvedNode[]>();
const expected = new WeakMap<readonly ResolvedNode[], Promise<unknown>>();

/** False while the first page is hydrated: its chunks came with it, and waiting would leave it without React. */
let isRunning = false;

/** Opens the gate. Call it once the first page is hydrated. */
export function startGate(): void {
  isRunning = true;
}

/** Components that have been fetched, by type. */
const fetched = new Map<string, BlockComponent>();
export const fetchedComponent = (type: string): BlockComponent | undefined => fetched.get(type);

/** Fetches a block's code, so that it can be rendered at once. */
export async function fetchBlock(type: string, components: Components): Promise<void> {
  const module = await components[type]?.load();
  if (module) fetched.set(type, module.default);
}

/** Types of the blocks that are hydrated at once, at any depth. */
function typesOf(nodes: readonly ResolvedNode[], types = new Set<string>()): Set<string> {
  for (const node of nodes) {
    if (!isBlock(node) || node.html !== undefined) continue;
    types.add(node.type);
    for (const inner of Object.values(node.slots ?? {})) typesOf(inner, types);
  }
  return types;
}

/**
 * Holds a soft navigation back until the chunks of the new page's blocks are there: the old page stays meanwhile.
 * A chunk that fails is left to the block's own boundary. Suspends; may be called conditionally, as `use` may.
 */
export function useGate(nodes: readonly ResolvedNode[], components: Components): void {
  if (!isRunning) arrived.add(nodes);
  if (arrived.has(nodes)) return;
  let promise = expected.get(nodes);
  if (!promise) {
    promise = Promise.allSettled([...typesOf(nodes)].map((type) => fetchBlock(type, components))).then(() => arrived.add(nodes));
    expected.set(nodes, promise);
  }
  use(promise);
}
