import type { Screen } from '#schemas/cms/breakpoints.ts';

/** A block ready to be rendered. */
export type ResolvedBlock = {
  id: string;
  type: string;
  props: Record<string, unknown>;
  data?: unknown;
  slots?: Record<string, ResolvedNode[]>;
  /** Screens on which it is not shown; a style sees to it. */
  hiddenOn?: readonly Screen[];
  /** Its HTML, of a block that is hydrated when it scrolls into view; null as in `BakedNode`. */
  html?: string | null;
};

/** Neighbouring static blocks as HTML. `html` is null where the browser finds it in the document it got. */
export type BakedNode = { id: string; html: string | null };

/** Stands where a node hangs on the person: filled in after load, so that the cached page says nothing about anybody. */
export type DeferredNode = {
  id: string;
  deferred: true;
  /** Nodes shown to the person; set only if the person is known. */
  nodes?: ResolvedNode[];
};

/** Names what is missing, for admins and developers; a shopper's page holds none. */
export type MissingNode = { id: string; missing: string /** Id of the node in its document, where that is not `id`. */; of?: string };

export type ResolvedNode = ResolvedBlock | BakedNode | DeferredNode | MissingNode;

export const isBlock = (node: ResolvedNode): node is ResolvedBlock => 'type' in node;

/** Returns whether any node, at any depth, meets the condition. */
export const someNode = (nodes: readonly ResolvedNode[], isSuch: (node: ResolvedNode) => boolean): boolean =>
  nodes.some((node) => isSuch(node) || (isBlock(node) && Object.values(node.slots ?? {}).some((inner) => someNode(inner, isSuch))));

/** A document ready to be rendered, layout by layout. */
export type ResolvedLayout = { id: number; name: string; nodes: ResolvedNode[] };
