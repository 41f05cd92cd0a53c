import type { PageHead } from './page-props.ts';

/** The main document of an address, with the data that its blocks may bind to. */
export type Screen = {
  status: 200 | 404 | 500;
  /** Undefined: the site has none, and the built-in screen is shown. */
  cms: unknown;
  data: Readonly<Record<string, unknown>>;
  head: Pick<PageHead, 'title' | 'description' | 'isIndexed'> & Partial<PageHead>;
  /** The legal notice for alcohol is required here: on the home page and at payment. */
  hasNotice?: boolean;
  /** The path that search engines are told, where this one shows what another does. */
  canonicalPath?: string;
  /** Page of its listing where its address names a later one than the first: from 2. */
  listPage?: number | undefined;
  /** Screens of one key are one in several states, such as the declinations of a product; the path unless given. */
  key?: string;
};

/** Making what stands at an address has failed. */
export type Failed = { kind: 'failed' };

export type Found = Screen | { redirect: string; isPermanent: boolean };
