import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#backend/platform/database/database.ts';
import { type MediaUse, maxUses } from '#schemas/media-library.ts';
import type { DocumentFiles } from './document-files.ts';

/** Places where files are used, by their names: at most `maxUses` each. Unused files are left out. */
export type MediaUses = ReadonlyMap<string, readonly MediaUse[]>;

/** Reads where some files of a site are used: what names them, and texts that hold their addresses. */
export async function readMediaUses(
  db: Database,
  idSite: number,
  names: readonly string[],
  documents: readonly DocumentFiles[],
): Promise<MediaUses> {
  const uses = new Map<string, MediaUse[]>();
  const add = (file: string, { where, name, title }: MediaUse) => {
    const known = uses.get(file) ?? [];
    uses.set(file, known);
    if (known.length < maxUses && !known.some((use) => use.where === where && use.name === name)) known.push({ where, name, title });
  };
  for (const document of documents) for (const file of names) if (document.files.has(file)) add(file, document);
  if (names.length === 0) return uses;
  const asked = sql.join(
    names.map((name) => sql`(${name})`),
    sql`, `,
  );
  const { rows } = (await db.execute(sql`
    select asked.file, used."where", used.name, used.title
    from (values ${asked}) as asked(file)
    left join media on media.id_site = ${idSite} and media.name = asked.file
    cross join lateral (${usesOf(idSite)}) as used`)) as unknown as { rows: (MediaUse & { file: string })[] };
  for (const { file, ...use } of rows) add(file, use);
  return uses;
}

/** Rows that name a picture by its id: the table, where it is used so, and what is used by its name and title. */
const rowsWithPicture = [
  { table: 'site_logos', where: 'logo', name: 'type', title: 'alt' },
  { table: 'news', where: 'news', name: 'id', title: 'slug' },
  { table: 'blog_articles', where: 'blog', name: 'id', title: 'slug' },
  { table: 'blog_folders', where: 'blog-folder', name: 'id', title: 'slug' },
  { table: 'services', where: 'service', name: 'id', title: 'slug' },
  { table: 'popups', where: 'popup', name: 'id', title: 'slug' },
] as const;

/** Tables whose rows give a picture to something else, which may have it more than once. */
const links = [
  { table: 'product_images', owner: 'id_product', where: 'product', of: 'products', title: 'name' },
  { table: 'product_awards', owner: 'id_product', where: 'award', of: 'products', title: 'name' },
  { table: 'album_pictures', owner: 'id_album', where: 'album', of: 'albums', title: 'slug' },
  { table: 'element_pictures', owner: 'id_element', where: 'event', of: 'elements', title: 'slug' },
] as const;

/** Selects the uses of the file `asked.file`, whose picture is `media`: at most `maxUses` of each kind of place, each by an index. */
function usesOf(idSite: number): SQL {
  const own = sql`id_site = ${idSite} and id_media = media.id`;
  const most = sql.raw(String(maxUses));
  const ofRows = rowsWithPicture.map(
    ({ table, where, name, title }) =>
      sql`(select ${sql.raw(`'${where}' as "where", ${name}::text as name, ${title} as title from ${table}`)} where ${own} limit ${most})`,
  );
  const ofLinks = links.map(
    ({ table, owner, where, of, title }) => sql`(
      select ${sql.raw(`'${where}', ${of}.id::text, ${of}.${title}`)}
      from (select distinct ${sql.raw(`${owner} as id from ${table}`)} where ${own} order by id limit ${most}) as shown
      join ${sql.raw(of)} on ${sql.raw(of)}.id_site = ${idSite} and ${sql.raw(of)}.id = shown.id)`,
  );
  const titleIn = (table: string, title: string) =>
    sql`(select ${sql.raw(title)} from ${sql.raw(table)} as told where told.id_site = ${idSite} and told.id = mention.id)`;
  // The number is read before it is compared: behind the walls no index serves a comparison with what is made of a text.
  const ofTexts = sql`(
    select mention.place, mention.key, case mention.place when 'product' then ${titleIn('products', 'name')}
      when 'news' then ${titleIn('news', 'title')} when 'popup' then ${titleIn('popups', 'title')} else mention.key end
    from (
      select place, key, case when place <> 'parameter' then key::int end as id
      from media_mentions where id_site = ${idSite} and file = asked.file limit ${most}
    ) as mention)`;
  return sql.join([...ofRows, ...ofLinks, ofTexts], sql` union all `);
}

/** Condition that nothing but documents uses the file `file` of a table of the library. */
export function isUnusedBy(idSite: number, table: 'media' | 'media_files'): SQL {
  const named = table === 'media' ? [...rowsWithPicture, ...links] : [];
  const conditions = named.map(
    ({ table: other }) =>
      sql`not exists (select from ${sql.raw(other)} as shown where shown.id_site = ${idSite} and shown.id_media = file.id)`,
  );
  const isMentioned = sql`exists (select from media_mentions as told where told.id_site = ${idSite} and told.file = file.name)`;
  return sql.join([...conditions, sql`not ${isMentioned}`], sql` and `);
}
