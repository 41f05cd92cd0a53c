import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { addIssue, type Issue, messageOf } from '../core/issue.ts';
import { isBlock, type ResolvedBlock, type ResolvedNode } from '../core/resolved.ts';
import type { ServerBlocks } from '../types.ts';
import { type Mark, walk } from './walk.tsx';

export type BakeOptions = {
  blocks: ServerBlocks;
  /** Puts the providers that blocks rely on around what is turned into HTML; `isTried`: to see whether it throws, and nothing else. */
  wrap: (children: ReactNode, isTried: boolean) => ReactNode;
  issues: Issue[];
  /** Put around the element of each node. Everything is baked then, hydrated blocks too: the HTML is to be looked at, not used. */
  mark?: Mark;
};

/**
 * Turns what needs no JavaScript into HTML: each run of neighbours that are static all the way down becomes one node.
 * A block of mode `visible` keeps its node and gets its HTML. On the server only.
 */
export function bake(nodes: readonly ResolvedNode[], options: BakeOptions): ResolvedNode[] {
  // Tried here alone, once with all that is in them: in the page itself an error would take everything down, and a Suspense boundary around
  // each block would let React move large ones to the end of the page, behind inline scripts that the content policy refuses.
  return bakeParts(nodes, options).flatMap((node) => (isBlock(node) && node.html === undefined ? sound([node], options) : [node]));
}

/** As `bake`, without a look at whether hydrated blocks throw. */
function bakeParts(nodes: readonly ResolvedNode[], options: BakeOptions): ResolvedNode[] {
  const baked: ResolvedNode[] = [];
  let run: ResolvedNode[] = [];
  const flush = () => {
    const html = run.length > 0 ? markup(run, options) : '';
    if (html !== '') baked.push({ id: run[0]?.id ?? '', html });
    run = [];
  };
  for (const node of nodes) {
    if (isStatic(node, options)) run.push(node);
    else {
      flush();
      baked.push(isBlock(node) ? bakeAround(node, options) : bakeDeferred(node, options));
    }
  }
  flush();
  return baked;
}

const bakeDeferred = (node: ResolvedNode, options: BakeOptions): ResolvedNode =>
  'nodes' in node && node.nodes ? { ...node, nodes: bake(node.nodes, options) } : node;

/** A block that is hydrated, with whatever is static in its slots baked; one of mode `visible` with its HTML too. */
function bakeAround(node: ResolvedBlock, options: BakeOptions): ResolvedBlock {
  const isVisible = options.blocks[node.type]?.definition.mode === 'visible';
  // The page shows its HTML, and is not tried with what is in it.
  const bakeSlot = isVisible ? bake : bakeParts;
  const slots = node.slots && Object.fromEntries(Object.entries(node.slots).map(([name, nodes]) => [name, bakeSlot(nodes, options)]));
  return { ...node, ...(slots && { slots }), ...(isVisible && { html: markup([node], options) }) };
}

function isStatic(node: ResolvedNode, options: BakeOptions): boolean {
  if (options.mark) return !('deferred' in node);
  if (!isBlock(node)) return !('deferred' in node);
  if (options.blocks[node.type]?.definition.mode !== 'static') return false;
  return Object.values(node.slots ?? {}).every((nodes) => nodes.every((inner) => isStatic(inner, options)));
}

function markup(nodes: readonly ResolvedNode[], options: BakeOptions): string {
  try {
    return toHtml(nodes, options);
  } catch {
    // Some block throws. Only now is each looked at alone, so that the page loses that one and no other.
    return toHtml(sound(nodes, options), options);
  }
}

/** The nodes without the blocks that throw, whatever their depth. A block that is whole is rendered once, however deep it is. */
function sound(nodes: readonly ResolvedNode[], options: BakeOptions): ResolvedNode[] {
  return nodes.flatMap((node): ResolvedNode[] => {
    if (!isBlock(node) || errorOf(node, options) === null) return [node];
    const slots = node.slots && Object.fromEntries(Object.entries(node.slots).map(([name, inner]) => [name, sound(inner, options)]));
    const rest = { ...node, ...(slots && { slots }) };
    const message = errorOf(rest, options);
    if (message === null) return [rest];
    addIssue(options.issues, { code: 'render', pointer: node.id, message: `not shown: ${node.type}: ${message}` });
    return [];
  });
}

/** Returns the message of the error that a block throws, with everything in its slots; null if it is rendered. */
function errorOf(node: ResolvedBlock, options: BakeOptions): string | null {
  try {
    toHtml([node], options, true);
    return null;
  } catch (error) {
    return messageOf(error);
  }
}

function toHtml(nodes: readonly ResolvedNode[], { blocks, wrap, mark }: BakeOptions, isTried = false): string {
  const elements = walk(nodes, (type) => blocks[type]?.Component, mark);
  // Pieces are rendered apart: the prefix keeps the ids that useId makes in one from those of another.
  return renderToStaticMarkup(wrap(elements, isTried), { identifierPrefix: `${nodes[0]?.id ?? ''}-` });
}
