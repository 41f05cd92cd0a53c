import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#backend/platform/database/database.ts';
import { cacheBySite } from '#backend/platform/read-cache/coalesce.ts';
import { takeTurns } from '#backend/platform/take-turns.ts';
import { pictureNames } from '#domain/pictures.ts';
import type { MediaUse } from '#schemas/media-library.ts';

/** A document of a site with the files that it names. */
export type DocumentFiles = MediaUse & { files: ReadonlySet<string> };

/** The files that documents name, by the place of the document, with the version of its row, which each change makes another. */
type KnownDocuments = Map<string, { version: string; files: ReadonlySet<string> }>;

const maxSites = 50;
/** Documents read at once. */
const readAtOnce = 20;

/** Cache of the documents of a site, by the site's database: each transaction is a different database object. */
const knownOf = cacheBySite<KnownDocuments>(maxSites, () => new Map());

type Row = MediaUse & { place: string; version: string };

/**
 * Reads every document of a site with the files that it names. A document is read once for as long as its row stays as it is. To be asked
 * outside any transaction.
 */
export async function readDocumentFiles(db: Database, idSite: number): Promise<DocumentFiles[]> {
  const known = knownOf(db, idSite);
  const { rows } = (await db.execute(
    sql`select "where", name, title, place, version from (${documentsOf(idSite)}) as documents`,
  )) as unknown as { rows: Row[] };
  const unknown = rows.filter(({ place, version }) => known.get(place)?.version !== version);
  for (let from = 0; from < unknown.length; from += readAtOnce) await readFiles(db, idSite, unknown.slice(from, from + readAtOnce), known);
  const there = new Set(rows.map(({ place }) => place));
  for (const place of known.keys()) if (!there.has(place)) known.delete(place);
  return rows.map(({ where, name, title, place }) => ({ where, name, title, files: known.get(place)?.files ?? new Set() }));
}

async function readFiles(db: Database, idSite: number, unknown: readonly Row[], known: KnownDocuments): Promise<void> {
  const places = sql.join(
    unknown.map(({ place }) => sql`${place}`),
    sql`, `,
  );
  const { rows } = (await db.execute(
    sql`select place, version, cms from (${documentsOf(idSite)}) as documents where place in (${places})`,
  )) as unknown as { rows: { place: string; version: string; cms: string }[] };
  const turn = takeTurns();
  for (const { place, version, cms } of rows) {
    known.set(place, { version, files: filesOf(JSON.parse(cms)) });
    await turn();
  }
}

/** Published documents, drafts, documents that wait for their time, saved sections and deleted pages. */
function documentsOf(idSite: number): SQL {
  const edited = (where: SQL, column: string) => sql`
    select ${where}, coalesce(p.id::text, e.key), coalesce(p.title, c.title, e.key), concat_ws(' ', ${sql.raw(`'${column}'`)}, e.kind, e.key),
      e.xmin::text, e.${sql.raw(column)}::text
    from edited_documents e
    left join pages p on e.kind = 'page' and p.id_site = e.id_site and p.key = e.key
    left join components c on e.kind = 'component' and c.id_site = e.id_site and c.slug = e.key
    where e.id_site = ${idSite} and e.${sql.raw(column)} is not null and (e.kind <> 'page' or p.id is not null)`;
  const one = (where: string, table: string, [name, title, cms]: readonly [string, string, string]) => sql`
    select ${sql.raw(`'${where}' as "where", ${name}::text as name, ${title} as title, '${where} ' || ${name} as place, xmin::text as version, ${cms}::text as cms
    from ${table}`)} where id_site = ${idSite} and ${sql.raw(cms)} is not null`;
  return sql.join(
    [
      one('page', 'pages', ['id', 'title', 'cms']),
      one('component', 'components', ['slug', 'title', 'cms']),
      edited(sql`case e.kind when 'page' then 'page-draft' else 'component-draft' end`, 'draft'),
      edited(sql`'scheduled'`, 'scheduled'),
      one('template', 'layout_templates', ['id', 'name', 'layouts']),
      one('deleted-page', 'deleted_pages', ['id', 'title', '"rows"']),
    ],
    sql` union all `,
  );
}

/** The names of the pictures of a document, and of the files whose addresses it has. A name may end like a width: `robe-640`. */
function filesOf(cms: unknown): ReadonlySet<string> {
  const names = new Set(pictureNames(cms));
  // As `mentioned_files` of the migrations does it.
  for (const [, name = ''] of JSON.stringify(cms).matchAll(/\/media\/(?:file\/)?[0-9a-f]{32}\/([a-z0-9-]{1,120})/g))
    names.add(name).add(name.replace(/-\d{2,4}$/, ''));
  return names;
}
