import type { ReactNode } from 'react';
import type { CallData, CallInput, CallKey } from '#schemas/calls/index.ts';
import type { PageNode } from '#schemas/page.ts';
import type { ParameterValues } from '#schemas/parameters/index.ts';
import type { Lang, SiteInfo } from '#schemas/site.ts';

/**
 * Way in which a block reaches the browser. `static`: HTML only, no JavaScript. `interactive`: hydrated with the page, at a person's first
 * intent. `visible`: hydrated at that intent as well, but no sooner than it scrolls into view.
 */
export type BlockMode = 'static' | 'interactive' | 'visible';

/** A block of a resolved page: props hold defaults, bindings and repairs; `data` is what the block's `load` answered. */
export type BlockNode<Props = Record<string, unknown>, Data = unknown> = {
  id: string;
  type: string;
  props: Props;
  data: Data;
};

/** Props of a block's component: the node as one prop, and its filled slots. */
export type BlockProps<Props = Record<string, unknown>, Data = undefined> = {
  node: BlockNode<Props, Data>;
  slots: Readonly<Record<string, ReactNode>>;
};

/** A block's component: a plain function of its node and slots. */
export type BlockComponent<Props = never, Data = never> = (props: BlockProps<Props, Data>) => ReactNode;

/** Makes one call of the API: `call('GET /product', { query: { tags: 'robes' } })`. Rejects with the server's message. */
export type Call = <K extends CallKey>(key: K, input: CallInput<K>) => Promise<CallData<K>>;

/** Context of a page. Every block's `load` gets it, and bindings and rules read their paths from it. */
export type LoadContext = {
  call: Call;
  site: SiteInfo;
  /** The site's parameters, defaults applied. */
  parameters: ParameterValues;
  tree: readonly PageNode[];
  locale: string;
  lang: Lang;
  /** Path of the page as the visitor sees it, without the query. */
  path: string;
  /**
   * Answers something about `path`. What frames a page is made once for all pages that give the same answer (`Object.is`), and anew
   * for each page where `path` itself is read.
   */
  askPath: <T>(ask: (path: string) => T) => T;
  /** Query of the page; empty on cached pages. */
  query: Readonly<Record<string, string>>;
  /** Data context of the screen, e.g. `{ product }` on a product sheet. */
  data: Readonly<Record<string, unknown>>;
  /** The page is rendered for its owner with unsaved settings, so missing parts may be named. */
  isPreview?: boolean;
  /** Aborted when the time limit of a load is over. */
  signal: AbortSignal;
};

/** Turns props of one version of a block's configuration into those of the next. */
export type Migration = (props: Record<string, unknown>) => Record<string, unknown>;

/**
 * Of a block whose HTML says nothing to a person: a page with it runs its code at once, instead of at the first intent. `without-cart`:
 * only where the page is not made with the visitor's cart.
 */
export type CodeStart = true | 'without-cart';

/** Definition of a block for the renderer, free of React. */
export type BlockDefinition<Props = Record<string, unknown>, Data = unknown> = {
  /** Name of the block's folder. */
  type: string;
  /** Version of the configuration; raise it with a migration when old props no longer fit. */
  version: number;
  mode: BlockMode;
  startsAtLoad?: CodeStart;
  /** The output depends on the clock: a cached page with it is rendered again from time to time. */
  timed?: boolean;
  /** The block sets its own width and its distance to the window's edges. The page does so for other blocks that are in no block. */
  keepsOwnWidth?: boolean;
  /** Values of props that a document leaves out or holds wrongly. */
  defaults: Readonly<Partial<Props>>;
  /** Names of the slots; none by default. */
  slots: readonly string[];
  /** `1: fn` turns props of version 1 into props of version 2. */
  migrations: Readonly<Record<number, Migration>>;
  /** The block's own data, loaded on the server; a failure costs this block only. */
  load?(props: Props, context: LoadContext): Promise<Data>;
  /** Data to show when `load` fails; without it the block is left out then. */
  fallback?: Data;
};

/** Reason why a validator refused props; `instancePath` is a JSON pointer into them. */
export type ValidationError = { instancePath: string; keyword: string; params: Record<string, unknown>; message?: string };
export type Validate = { (props: unknown): boolean; errors?: ValidationError[] | null };

/** Fetches a block's code. The same function that its lazy `Component` calls: another import() would be another chunk. */
export type LoadComponent = () => Promise<{ default: BlockComponent }>;

/** Blocks as the browser knows them: those that may be hydrated. */
export type Components = Readonly<Record<string, { Component: BlockComponent; load: LoadComponent }>>;

/** Blocks as the server knows them. */
export type ServerBlocks = Readonly<
  Record<
    string,
    {
      definition: BlockDefinition<object, unknown>;
      validate: Validate;
      Component: BlockComponent;
      /** Places of links in its props: JSON pointers, `*` for every entry of a list. */
      links?: readonly string[];
    }
  >
>;
