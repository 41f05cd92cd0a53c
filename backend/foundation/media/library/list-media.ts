import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#backend/platform/database/database.ts';
import { beginsWith, searchWords } from '#backend/platform/database/list-filter.ts';
import { mediaFiles } from '#backend/tables/media-library.ts';
import { media } from '#backend/tables/site.ts';
import { maxTotal } from '#schemas/list-query.ts';
import type { MediaItem } from '#schemas/media-library.ts';
import { readDocumentFiles } from './document-files.ts';
import { kindOf, type LibraryRow, toItem } from './library.ts';
import { isUnusedBy, readMediaUses } from './media-uses.ts';

type ListQuery = {
  page: number;
  nbItem: number;
  search?: string | undefined;
  folder?: string | undefined;
  tag?: string | undefined;
  /** Kinds of file, parted by commas. */
  kind?: string | undefined;
  unused?: boolean | undefined;
};

/** Folders and tags that are offered to choose from. */
const maxTerms = 1000;
/** Files of a site that a search finds, the newest first, with every folder and tag that there is. A folder shows what is below it too. */
export async function listMedia(db: Database, idSite: number, query: ListQuery) {
  const documents = await readDocumentFiles(db, idSite);
  const inDocuments = query.unused ? [...new Set(documents.flatMap(({ files }) => [...files]))] : undefined;
  const tables = (['media', 'media_files'] as const).flatMap((table) => {
    const filter = filterOf(table, idSite, query, inDocuments);
    return filter ? [{ table: sql.raw(table), isPicture: sql.raw(String(table === 'media')), filter }] : [];
  });
  const newestFirst = sql`created_at desc nulls last, name`;
  const last = query.page * query.nbItem;
  const listed = await rowsOf<{ id: number; isPicture: boolean; total: number }>(
    db,
    sql`select id, "isPicture" from (${sql.join(
      tables.map(
        ({ table, isPicture, filter }) => sql`(
          select file.id, ${isPicture} as "isPicture", file.created_at, file.name from ${table} as file
          where ${filter} order by ${newestFirst} limit ${last})`,
      ),
      sql` union all `,
    )}) as files order by ${newestFirst} limit ${query.nbItem} offset ${last - query.nbItem}`,
  );
  const counts = tables.map(
    ({ table, filter }) => sql`(select count(*)::int from (select from ${table} as file where ${filter} limit ${maxTotal}) as found)`,
  );
  const [counted] = await rowsOf<{ total: number }>(db, sql`select ${sql.join(counts, sql` + `)} as total`);
  const rows = await readRows(db, idSite, listed);
  const uses = await readMediaUses(
    db,
    idSite,
    rows.map(({ row }) => row.name),
    documents,
  );
  return {
    total: Math.min(counted?.total ?? 0, maxTotal),
    items: rows.map((row): MediaItem => toItem(row, uses.get(row.row.name)?.length ?? 0)),
    folders: await readTerms(db, idSite, 'folder'),
    tags: await readTerms(db, idSite, 'tag'),
  };
}

async function rowsOf<T>(db: Database, statement: SQL): Promise<T[]> {
  return ((await db.execute(statement)) as unknown as { rows: T[] }).rows;
}

/** Returns the condition for the rows of a table that are listed; undefined: none, because of their kind. */
function filterOf(
  table: 'media' | 'media_files',
  idSite: number,
  { search = '', folder, tag, kind, unused }: ListQuery,
  inDocuments: readonly string[] = [],
): SQL | undefined {
  const formats = (table === 'media' ? media : mediaFiles).format.enumValues;
  const kinds = kind?.split(',');
  const chosen = formats.filter((format) => !kinds || kinds.includes(kindOf(format)));
  if (chosen.length === 0) return undefined;
  const has = (of: 'word' | 'tag' | 'folder', condition: SQL) =>
    sql`exists (select from media_terms as its where its.id_site = ${idSite} and its.kind = ${sql.raw(`'${of}'`)} and its.name = file.name and ${condition})`;
  const begins = (text: string) => beginsWith(sql`its.term`, text);
  return and(
    sql`file.id_site = ${idSite}`,
    chosen.length === formats.length ? undefined : sql`(${formatIn(table, chosen)})`,
    ...searchWords(search).map((word) => has('word', begins(word))),
    folder ? has('folder', sql`(its.term = ${folder} or ${begins(`${folder}/`)})`) : undefined,
    tag ? has('tag', sql`its.term = ${tag}`) : undefined,
    unused ? and(isUnusedBy(idSite, table), notIn(inDocuments)) : undefined,
  );
}

/** Drawings and photographs have an index each (`media_drawings`, `media_photographs`), which only its own condition finds. */
const formatIn = (table: 'media' | 'media_files', formats: readonly string[]): SQL =>
  table === 'media'
    ? sql.raw(formats.includes('svg') ? `file.format = 'svg'` : `file.format <> 'svg'`)
    : sql.raw(`file.format in (${formats.map((format) => `'${format}'`).join(', ')})`);

/** Names of documents are what people wrote: those that JSON in the database cannot hold name no file. */
const notIn = (names: readonly string[]): SQL => {
  const writable = names.filter((name) => name.isWellFormed() && !name.includes('\0'));
  return sql`not exists (select from json_array_elements_text(${JSON.stringify(writable)}::json) as named(name) where named.name = file.name)`;
};

async function readRows(db: Database, idSite: number, listed: readonly { id: number; isPicture: boolean }[]): Promise<LibraryRow[]> {
  const idsOf = (isPicture: boolean) => listed.filter((one) => one.isPicture === isPicture).map(({ id }) => id);
  const pictures = await db
    .select()
    .from(media)
    .where(and(eq(media.idSite, idSite), inArray(media.id, idsOf(true))));
  const files = await db
    .select()
    .from(mediaFiles)
    .where(and(eq(mediaFiles.idSite, idSite), inArray(mediaFiles.id, idsOf(false))));
  return listed.flatMap(({ id, isPicture }): LibraryRow[] => {
    const picture = isPicture && pictures.find((row) => row.id === id);
    if (picture) return [{ table: 'picture', row: picture }];
    const file = !isPicture && files.find((row) => row.id === id);
    return file ? [{ table: 'file', row: file }] : [];
  });
}

/** The folders or tags that files have, each once: from one to the next by the index, however many files have it. */
async function readTerms(db: Database, idSite: number, kind: 'folder' | 'tag'): Promise<string[]> {
  const next = (after: SQL) => sql`(
    select its.term from media_terms as its where its.id_site = ${idSite} and its.kind = ${sql.raw(`'${kind}'`)} and ${after}
    order by its.term limit 1)`;
  const rows = await rowsOf<{ term: string }>(
    db,
    sql`with recursive found(term) as (
        ${next(sql`true`)}
        union all select ${next(sql`its.term > found.term`)} from found where found.term is not null
      )
      select term from found where term is not null limit ${maxTerms}`,
  );
  return rows.map(({ term }) => term).sort();
}
