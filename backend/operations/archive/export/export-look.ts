import { asc, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { need } from '#backend/entities/mapping.ts';
import { fontKey, masterKey } from '#backend/foundation/media/index.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { siteFontFamilies } from '#backend/tables/settings.ts';
import { media, siteFonts, siteLanguages, siteLogos, sites } from '#backend/tables/site.ts';
import type { ArchiveFontFile, ArchiveSite } from '#schemas/archive.ts';
import type { FontFile } from '#schemas/site.ts';
import type { Exported } from './exported.ts';

/** Files that stand in the media store: the key there by the path in the site's folder. */
export type StoredPaths = ReadonlyMap<string, string>;

const fontTypes = ['TITLE', 'CONTENT', 'MENU'];

/** site.json and the files of fonts/. Fonts go as files, wherever they came from. */
export async function exportLook({ db, idSite, pictures }: Exported) {
  const [site] = await db.select().from(sites).where(eq(sites.id, idSite));
  if (!site) throw new Error(`There is no site ${idSite}`);
  const languages = await db.select().from(siteLanguages).where(eq(siteLanguages.idSite, idSite)).orderBy(asc(siteLanguages.position));
  const worn = await db.select().from(siteFonts).where(eq(siteFonts.idSite, idSite));
  worn.sort((one, other) => fontTypes.indexOf(one.type) - fontTypes.indexOf(other.type));
  const families = await db
    .select()
    .from(siteFontFamilies)
    .where(eq(siteFontFamilies.idSite, idSite))
    .orderBy(asc(siteFontFamilies.family));
  const names = fontNames([...worn, ...families].flatMap(({ files }) => files));
  const filesOf = (files: readonly FontFile[]): z.input<typeof ArchiveFontFile>[] =>
    files.map(({ url, metrics: _, ...cut }) => ({ file: need(names, url), ...cut }));
  const logos = await db.select().from(siteLogos).where(eq(siteLogos.idSite, idSite)).orderBy(asc(siteLogos.id));
  const { name, isWinemaker, isECommerce, isBuilding, market, timeZone } = site;
  const written: z.input<typeof ArchiveSite> = {
    ...{ id: idSite, name, isWinemaker, isECommerce, isBuilding, market, timeZone },
    locales: languages.map(({ code }) => code),
    fonts: worn.map(({ idSite: _, files, ...font }) => ({ ...font, files: filesOf(files) })),
    fontFamilies: families.map(({ family, files }) => ({ family, files: filesOf(files) })),
    logos: logos.map(({ type, idMedia, alt }) => ({ type, picture: need(pictures, idMedia), alt })),
  };
  const fonts: StoredPaths = new Map([...names].map(([url, file]) => [`fonts/${file}`, fontKey(url)]));
  return { site: written, fonts };
}

/** The name in fonts/ of each address: its end, with the content's hash where two files have the same. */
function fontNames(files: readonly FontFile[]): ReadonlyMap<string, string> {
  const parts = new Map(files.map(({ url }) => [url, url.split('/').slice(-2)]));
  const byName = Map.groupBy(parts.values(), ([, file]) => file);
  return new Map(
    [...parts].map(([url, [hash = '', file = '']]) => {
      const isAlone = byName.get(file)?.length === 1;
      return [url, isAlone ? file : file.replace(/(\.[a-z0-9]+)$/, `-${hash}$1`)];
    }),
  );
}

/** The pictures of a site: their names by id, and the files of pictures/. Throws for a name that is no file's. */
export async function exportPictures(db: Database, idSite: number): Promise<{ names: ReadonlyMap<number, string>; files: StoredPaths }> {
  const rows = await db.select().from(media).where(eq(media.idSite, idSite)).orderBy(asc(media.name));
  const odd = rows.find(({ name }) => !/^[^./\\][^/\\]*$/.test(name));
  if (odd) throw new Error(`No file can be called as the picture ${JSON.stringify(odd.name)}`);
  return {
    names: new Map(rows.map(({ id, name }) => [id, name])),
    files: new Map(rows.map(({ name, hash, format }) => [`pictures/${name}.${format}`, masterKey(hash, format)])),
  };
}
