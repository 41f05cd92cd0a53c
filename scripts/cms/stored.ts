/** Where a document is stored. */
export type Where = { file: string } | { site: number; page: number } | { site: number; component: string };

/** A stored document under the name that reports give it. */
export type Stored = {
  where: Where;
  name: string;
  /** JSON pointer to the document within what the name stands for: a file of a shared component holds it at `/cms`. */
  at: '' | '/cms';
  cms: unknown;
};

/** Documents that belong together, with the shared components they may place; undefined where those are not known. */
export type Store = { documents: Stored[]; slugs: ReadonlySet<string> | undefined };
