import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '#backend/platform/database/database.ts';
import { sites } from '#backend/tables/site.ts';
import {
  ArchiveCalendar,
  ArchiveCarrier,
  ArchiveComponent,
  ArchiveDiscount,
  ArchiveNews,
  ArchivePage,
  ArchiveParameters,
  ArchiveProduct,
  ArchiveRelayPoint,
  ArchiveReturns,
  ArchiveSite,
  ArchiveTag,
  ArchiveVariation,
} from '#schemas/archive.ts';
import { ArchiveElement, ArchiveForm, ArchivePopup } from '#schemas/archive-elements.ts';
import { ArchiveMedia, ArchiveRedirect, ArchiveTemplate } from '#schemas/archive-library.ts';
import { ArchiveAlbum, ArchiveBlog, ArchiveReview, ArchiveService } from '#schemas/archive-publishing.ts';
import { DocumentAsWritten } from '#schemas/cms/document.ts';
import { ArchiveError } from '../archive-error.ts';
import { exportBlog } from './export-blog.ts';
import { exportProducts } from './export-catalogue.ts';
import { exportCalendar, exportCarriers, exportRelayPoints, exportReturns } from './export-delivery.ts';
import { exportDiscounts } from './export-discounts.ts';
import { exportElements, exportForms, exportPopups } from './export-elements.ts';
import { archiveJson } from './export-json.ts';
import { exportLibrary, exportRedirects, exportTemplates } from './export-library.ts';
import { exportLook, exportPictures, type StoredPaths } from './export-look.ts';
import { exportNews } from './export-news.ts';
import { exportComponents, exportPages } from './export-pages.ts';
import { exportParameters } from './export-parameters.ts';
import { exportAlbums, exportReviews, exportServices } from './export-publishing.ts';
import { exportTags, exportVariations } from './export-variations.ts';
import type { Exported } from './exported.ts';

/** A site as the files of its folder. */
export type SiteFiles = {
  /** What is written, by path: JSON and legal texts. */
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

  writeAny('variations.json', z.array(ArchiveVariation), await exportVariations(exported));
  writeAny('tags.json', z.array(ArchiveTag), await exportTags(exported));
  writeAny('products.json', z.array(ArchiveProduct), await exportProducts(exported));
  writeAny('news.json', z.array(ArchiveNews), await exportNews(exported));
  const blog = await exportBlog(exported);
  if (blog.folders?.length || blog.articles?.length) write('blog.json', ArchiveBlog, blog);
  writeAny('albums.json', z.array(ArchiveAlbum), await exportAlbums(exported));
  writeAny('services.json', z.array(ArchiveService), await exportServices(exported));
  writeAny('reviews.json', z.array(ArchiveReview), await exportReviews(exported));
  writeAny('elements.json', z.array(ArchiveElement), await exportElements(exported));
  writeAny('forms.json', z.array(ArchiveForm), await exportForms(exported));
  writeAny('popups.json', z.array(ArchivePopup), await exportPopups(exported));
  writeAny('carriers.json', z.array(ArchiveCarrier), await exportCarriers(exported));
  writeAny('calendar.json', ArchiveCalendar.nullable(), await exportCalendar(exported));
  writeAny('relay-points.json', z.array(ArchiveRelayPoint), await exportRelayPoints(exported));
  writeAny('returns.json', ArchiveReturns.nullable(), await exportReturns(exported));
  writeAny('discounts.json', z.array(ArchiveDiscount), await exportDiscounts(exported));
  return { texts, stored: new Map([...pictures.files, ...library.files, ...look.fonts]) };
}
