import type { CmsDocument } from '#schemas/cms/document.ts';
import type { BlockDefinition, LoadContext, Validate } from '../types.ts';
import { addIssue, type Issue, type IssueCode } from './issue.ts';
import type { ResolvedNode } from './resolved.ts';

export type ResolveOptions = {
  /** Definition and validator of every block, and where links stand in its props. */
  blocks: Readonly<Record<string, { definition: BlockDefinition<object, unknown>; validate: Validate; links?: readonly string[] }>>;
  /** Context for `load` of the blocks; `call` should make equal calls once. */
  context: Omit<LoadContext, 'signal'>;
  /** The person, when the page is made for one; null for a guest. Left out on cached pages: what hangs on the person is deferred. */
  user?: object | null;
  now: Date;
  /** Returns the address on this page for a link of a document. Links stay unchanged without it. */
  link?: (href: string) => string;
  /** The document of a shared component. Rejects when there is none. */
  component: (slug: string) => Promise<unknown>;
  /** Notes what is read of the page's context, so that a result which hangs on no page may be kept. */
  watch?: <T extends object>(object: T) => T;
  /** Leave a placeholder for what is missing. */
  placeholders?: boolean;
  /** Put before every node's id, so that several documents on one page share none. */
  idPrefix?: string;
  /** Time limit of each block's `load` in ms; 3000 when left out. */
  loadTimeoutMs?: number;
  /** Time limit of a shared component in ms; 10,000 when left out. */
  componentTimeoutMs?: number;
};

/** Place of a node: pointer for issues, prefix for ids within shared components, slugs above it, depth. */
export type Place = { pointer: string; prefix: string; slugs: readonly string[]; depth: number };

/** One document being resolved, with the shared components it places. */
export type Run = {
  options: ResolveOptions;
  /** Object that paths are read from. It has a `user` only inside personal nodes. */
  scope: object;
  issues: Issue[];
  /** Shared components by slug, each read once however often it is placed. */
  components: Map<string, Promise<CmsDocument>>;
  total: { nodes: number; timed: boolean; isFull: boolean };
};

export function report(run: Run, { pointer }: Place, code: IssueCode, message: string): void {
  addIssue(run.issues, { code, pointer, message });
}

/** Lists why nothing is shown in a node's place, and stands there for admins and developers. */
export function refuse(run: Run, place: Place, code: IssueCode, message: string, id: string): ResolvedNode[] {
  report(run, place, code, message);
  return placeholder(run, id, message);
}

export const placeholder = ({ options }: Run, id: string, missing: string, of?: string): ResolvedNode[] =>
  options.placeholders ? [{ id, missing, ...(of !== undefined && { of }) }] : [];
