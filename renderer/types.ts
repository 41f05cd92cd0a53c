import type { ComponentType, ReactNode } from 'react';

/**
 * How a block reaches the browser.
 * `static`: HTML only, no JavaScript. `interactive`: hydrated at once. `visible`: hydrated when it scrolls into view.
 */
export type BlockMode = 'static' | 'interactive' | 'visible';

/** A block of a resolved page: props hold defaults, bindings and repairs; `data` is what the block's `load` answered. */
export type BlockNode<Props = Record<string, unknown>, Data = unknown> = {
  id: string;
  type: string;
  props: Props;
  data: Data;
};

/** What a block's component is given: the node as one prop, and its filled slots. */
export type BlockProps<Props = Record<string, unknown>, Data = undefined> = {
  node: BlockNode<Props, Data>;
  slots: Readonly<Record<string, ReactNode>>;
};

export type BlockComponent<Props = never, Data = never> = ComponentType<BlockProps<Props, Data>>;
