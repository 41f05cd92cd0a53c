import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '#backend/platform/database/database.ts';
import { editedDocuments } from '#backend/tables/page-editing.ts';
import { pages } from '#backend/tables/site.ts';
import { treeLimits } from '#schemas/page-admin.ts';
import { checkDocument } from './checking/check-document.ts';
import { isEmptyDocument } from './editing/document.ts';

/** Digest of a document for lists of pages. */
export type DocumentDigest = {
  isEmpty: boolean;
  layouts: readonly { id: number; name: string }[];
  /** Slugs of the shared components that it places, as often as it does. */
  places: readonly string[];
  /** Number of errors that prevent its publication on any site; a missing component adds one. */
  errors: number;
};

/** Place of a document. `page`: the published one, by the page's id; `draft`: by the page's key. */
type Place = { of: 'page'; id: number } | { of: 'draft'; key: string };
/** A document and the version of its row, which each change of the row makes another. */
export type DocumentRow = Place & { rowVersion: string };

/**
 * Digests of the documents of pages, each read once for as long as its row stays as it is: the lists of a site of 2,000 pages would
 * read and check 10 MB and more at each look.
 */
export type DocumentDigests = (db: Database, idSite: number, rows: readonly DocumentRow[]) => Promise<(place: Place) => DocumentDigest>;

/** Documents that are read at once. */
const readAtOnce = 200;
/** Digests of a site that are kept at most: pages and their drafts, and those of pages that are gone. */
const keptAtMost = 3 * treeLimits.pages;

/** The version of a row of pages or edited documents: the transaction that wrote it. */
export const rowVersion = (table: typeof pages | typeof editedDocuments) => sql<string>`${table}.xmin::text`;

const nameOf = (place: Place): string => (place.of === 'page' ? `page ${place.id}` : `draft ${place.key}`);

/** Digests of one database. */
export function createDocumentDigests(): DocumentDigests {
  const sites = new Map<number, Map<string, { rowVersion: string; digest: DocumentDigest }>>();
  return async (db, idSite, rows) => {
    let known = sites.get(idSite);
    if (!known || known.size > keptAtMost) {
      known = new Map();
      sites.set(idSite, known);
    }
    const digests = known;
    // A page without a draft is asked for twice: as it is published, and as it is shown.
    const asked = new Map(rows.map((row) => [nameOf(row), row]));
    const unknown = [...asked.values()].filter((row) => digests.get(nameOf(row))?.rowVersion !== row.rowVersion);
    for (let from = 0; from < unknown.length; from += readAtOnce) {
      const part = unknown.slice(from, from + readAtOnce);
      const read = new Map(await readDigests(db, idSite, part));
      for (const row of part) {
        const digest = read.get(nameOf(row));
        if (digest) digests.set(nameOf(row), { rowVersion: row.rowVersion, digest });
      }
    }
    return (place) => digests.get(nameOf(place))?.digest ?? digestOf(null);
  };
}

async function readDigests(db: Database, idSite: number, rows: readonly DocumentRow[]): Promise<[string, DocumentDigest][]> {
  const ids = rows.flatMap((row) => (row.of === 'page' ? [row.id] : []));
  const keys = rows.flatMap((row) => (row.of === 'draft' ? [row.key] : []));
  const published =
    ids.length === 0
      ? []
      : await db
          .select({ id: pages.id, cms: pages.cms })
          .from(pages)
          .where(and(eq(pages.idSite, idSite), inArray(pages.id, ids)));
  const drafts =
    keys.length === 0
      ? []
      : await db
          .select({ key: editedDocuments.key, cms: editedDocuments.draft })
          .from(editedDocuments)
          .where(and(eq(editedDocuments.idSite, idSite), eq(editedDocuments.kind, 'page'), inArray(editedDocuments.key, keys)));
  return [
    ...published.map(({ id, cms }): [string, DocumentDigest] => [nameOf({ of: 'page', id }), digestOf(cms)]),
    ...drafts.map(({ key, cms }): [string, DocumentDigest] => [nameOf({ of: 'draft', key }), digestOf(cms)]),
  ];
}

function digestOf(cms: unknown): DocumentDigest {
  const places: string[] = [];
  const there = {
    components: { has: (slug: string) => places.push(slug) > 0 },
    pictures: { has: () => true },
    hasAddress: () => true,
  };
  const errors = checkDocument(cms, there, 'fr').filter(({ isError }) => isError).length;
  return { isEmpty: isEmptyDocument(cms), layouts: layoutsOf(cms), places, errors };
}

/** Id and name of each layout of a document that has both. */
export function layoutsOf(cms: unknown): { id: number; name: string }[] {
  const { layouts } = (cms ?? {}) as { layouts?: unknown };
  if (!Array.isArray(layouts)) return [];
  return layouts.flatMap((layout: unknown) => {
    const { id, name } = (layout ?? {}) as { id?: unknown; name?: unknown };
    return Number.isSafeInteger(id) ? [{ id: Number(id), name: typeof name === 'string' ? name : '' }] : [];
  });
}
