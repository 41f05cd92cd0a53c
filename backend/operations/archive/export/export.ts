import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { EntityRows } from '#backend/entities/map-rows.ts';
import type { ReadContext } from '#backend/entities/mapping.ts';
import { readEntries, readEntryNames } from '#backend/entities/read-entries.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { sites } from '#backend/tables/site.ts';
import {
  ArchiveCalendar,
  ArchiveComponent,
  ArchivePage,
  ArchiveParameters,
  ArchiveRelayPoint,
  ArchiveReturns,
  ArchiveSite,
} from '#schemas/archive.ts';
import { ArchiveMedia, ArchiveRedirect, ArchiveTemplate } from '#schemas/archive-library.ts';
import { ArchiveBlog } from '#schemas/archive-publishing.ts';
import { DocumentAsWritten } from '#schemas/cms/document.ts';
import { ArchiveError } from '../archive-error.ts';
import { nestFolders } from '../blog-folders.ts';
import { entityParts } from '../entity-parts.ts';
import { exportCalendar, exportRelayPoints, exportReturns } from './export-delivery.ts';
import { archiveJson } from './export-json.ts';
import { exportLibrary, exportRedirects, exportTemplates } from './export-library.ts';
import { exportLook, exportPictures, type StoredPaths } from './export-look.ts';
import { exportComponents, exportPages, pageKeys } from './export-pages.ts';
import { exportParameters } from './export-parameters.ts';
import type { Exported } from './exported.ts';

type Names = ReadContext['names'];

/** A site as the files of its folder. */
export type SiteFiles = {
  /** Files to write, by path: JSON and legal texts. */
  texts: ReadonlyMap<string, string>;
  /** Pictures and fonts: where each path's file stands in the media store. */
  stored: StoredPaths;
};

/**
 * Reads a whole site as the files that an import takes (schemas/archive.ts), none that would say nothing. To be called in a
 * transaction, so that it is the site of one moment. Secrets are left out unless asked for. Orders, customers and what else
 * people did is no part of it. Gives null where there is no such site. Throws ArchiveError for what no import would take.
 */
export async function readSiteFiles(db: Database, idSite: number, { withSecrets = false } = {}): Promise<SiteFiles | null> {
  const [site] = await db.select({ timeZone: sites.timeZone }).from(sites).where(eq(sites.id, idSite));
  if (!site) return null;
  const pictures = await exportPictures(db, idSite);
  const exported: Exported = { db, idSite, timeZone: site.timeZone, pictures: pictures.names };
  const look = await exportLook(exported);
  const texts = new Map<string, string>();
  const write = <T extends z.ZodType>(path: string, schema: T, value: z.input<T>) => {
    try {
      texts.set(path, archiveJson(schema, value));
    } catch (error) {
      if (!(error instanceof z.ZodError)) throw error;
      const [issue] = error.issues;
      throw new ArchiveError(`${path} of site ${idSite}`, issue?.path ?? [], `no import would take this: ${issue?.message}`);
    }
  };
  /** A file that holds something. */
  const writeAny = <T extends z.ZodType>(path: string, schema: T, value: z.input<T>) => {
    if (value !== null && Object.keys(value as object).length > 0) write(path, schema, value);
  };
  const names: Names = { picture: pictures.names, page: await pageKeys(exported) };
  for (const part of ['variations', 'tags', 'forms', 'blogFolders'] as const)
    Object.assign(names, { [entityParts[part].entity.kind]: await readEntryNames(db, entityParts[part], idSite) });
  const context = { idSite, timeZone: site.timeZone, names };
  const writeEntity = async <Value extends object>(rows: EntityRows<Value>) => {
    const { file, value } = rows.entity;
    writeAny(file, z.array(value), (await readEntries(db, rows, context)) as z.input<typeof value>[]);
  };
  write('site.json', ArchiveSite, look.site);

  const { legal, parameters, secrets } = await exportParameters(exported);
  writeAny('parameters.json', ArchiveParameters, parameters);
  if (withSecrets) writeAny('secrets.json', ArchiveParameters, secrets);
  for (const [key, html] of legal) texts.set(`legal/${key}.html`, html);

  const { tree, documents } = await exportPages(exported);
  write('pages.json', z.array(ArchivePage), tree);
  for (const [key, cms] of documents) write(`pages/${key}.json`, DocumentAsWritten, cms);
  const Component = ArchiveComponent.extend({ cms: DocumentAsWritten });
  for (const [slug, component] of await exportComponents(exported)) write(`components/${slug}.json`, Component, component);

  writeAny('redirects.json', z.array(ArchiveRedirect), await exportRedirects(exported));
  writeAny('templates.json', z.array(ArchiveTemplate), await exportTemplates(exported));
  const library = await exportLibrary(exported);
  writeAny('media.json', z.array(ArchiveMedia), library.described);

  await writeEntity(entityParts.variations);
  await writeEntity(entityParts.tags);
  await writeEntity(entityParts.products);
  await writeEntity(entityParts.news);
  const folders = nestFolders(await readEntries(db, entityParts.blogFolders, context));
  const articles = await readEntries(db, entityParts.articles, context);
  if (folders.length > 0 || articles.length > 0) write('blog.json', ArchiveBlog, { folders, articles });
  await writeEntity(entityParts.albums);
  await writeEntity(entityParts.services);
  await writeEntity(entityParts.reviews);
  await writeEntity(entityParts.elements);
  await writeEntity(entityParts.forms);
  await writeEntity(entityParts.popups);
  await writeEntity(entityParts.carriers);
  writeAny('calendar.json', ArchiveCalendar.nullable(), await exportCalendar(exported));
  writeAny('relay-points.json', z.array(ArchiveRelayPoint), await exportRelayPoints(exported));
  writeAny('returns.json', ArchiveReturns.nullable(), await exportReturns(exported));
  await writeEntity(entityParts.discounts);
  return { texts, stored: new Map([...pictures.files, ...library.files, ...look.fonts]) };
}
