import { readFile, stat } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { z } from 'zod';
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
import { CmsDocument } from '#schemas/cms/document.ts';
import { album } from '#schemas/entities/album.ts';
import { carrier } from '#schemas/entities/carrier.ts';
import { discount } from '#schemas/entities/discount.ts';
import { element } from '#schemas/entities/element.ts';
import { form } from '#schemas/entities/form.ts';
import { news } from '#schemas/entities/news.ts';
import { popup } from '#schemas/entities/popup.ts';
import { product } from '#schemas/entities/product.ts';
import { review } from '#schemas/entities/review.ts';
import { service } from '#schemas/entities/service.ts';
import { tag } from '#schemas/entities/tag.ts';
import { variation } from '#schemas/entities/variation.ts';
import { documentNamePattern, maxNameLength } from '#schemas/slug.ts';
import type { Archive } from './archive.ts';
import { ArchiveError, type Mistake } from './archive-error.ts';
import { flattenFolders } from './blog-folders.ts';
import { checkArchive } from './check/check-archive.ts';
import { describeIssues } from './check/describe-issue.ts';
import { type KnownNames, knownNames } from './check/known-names.ts';
import { FolderReader } from './folder-reader.ts';
import { isPlainObject } from './salvage.ts';

/** A site's folder as it is, mistakes and all. */
export type Inspection = {
  /** Valid part of the archive; invalid parts are empty. Import it only if there are no mistakes. */
  archive: Archive;
  /** All that keeps it from being imported. Files are named within the folder. */
  mistakes: readonly Mistake[];
  /** Names that its files hold, for who checks what documents name. */
  names: KnownNames;
  /** Every JSON file as it is written. */
  files: ReadonlyMap<string, unknown>;
};

const fileTypes = new Set(['.mp4', '.webm', '.pdf']);
const pictureTypes = new Set(['.svg', '.jpg', '.jpeg', '.png', '.webp', '.avif']);

/** Reads and checks a site's folder (schemas/archive.ts). Throws ArchiveError with the file and place of every mistake. */
export async function readArchive(folder: string): Promise<Archive> {
  const { archive, mistakes } = await inspectFolder(folder);
  if (mistakes.length === 0) return archive;
  throw ArchiveError.of(mistakes.map((mistake) => ({ ...mistake, file: join(folder, mistake.file) })));
}

/** Reads a site's folder and all that is wrong in it. Throws ArchiveError where there is no folder. */
export async function inspectFolder(folder: string): Promise<Inspection> {
  const isFolder = await stat(folder).then(
    (info) => info.isDirectory(),
    () => false,
  );
  if (!isFolder) throw new ArchiveError(folder, [], 'there is no such folder');
  const reader = new FolderReader(folder);
  const archive = await readParts(reader);
  const [documents, components] = await Promise.all([reader.documents('pages'), reader.documents('components')]);
  const names = knownNames((file) => reader.rawOf(file), { pictures: archive.pictures.keys(), documents, components });
  checkArchive(archive, names, (file, path, reason) => reader.refuse(file, path, reason));
  const isFirst = ({ file, path }: Mistake, index: number) =>
    reader.mistakes.findIndex((other) => other.file === file && other.path.join('/') === path.join('/')) === index;
  return { archive, mistakes: reader.mistakes.filter(isFirst), names, files: reader.readable() };
}

/** In place of a site.json that cannot be read. */
const noSite: ArchiveSite = {
  ...{ id: 0, name: '', isWinemaker: false, isECommerce: true, isBuilding: false, locales: [], market: '', timeZone: 'UTC' },
  ...{ fonts: [], fontFamilies: [], logos: [] },
};

async function readParts(reader: FolderReader): Promise<Archive> {
  const legal = await readLegal(reader);
  const blog = await reader.object('blog.json', ArchiveBlog, { folders: [], articles: [] });
  return {
    folder: reader.folder,
    site: await reader.object('site.json', ArchiveSite, noSite, true),
    parameters: {
      ...(await reader.object('parameters.json', ArchiveParameters, {})),
      ...(await reader.object('secrets.json', ArchiveParameters, {})),
      ...legal,
    },
    pages: await reader.list('pages.json', ArchivePage, true),
    documents: await reader.each('pages', AnyDocument, (file, value) => checkDocument(reader, file, value, [])),
    components: await reader.each('components', Component, (file, value) => {
      if (!documentNamePattern.test(basename(file, '.json')))
        reader.refuse(file, [], `the name of the file must have at most ${maxNameLength} signs: small letters, digits, hyphens`);
      checkDocument(reader, file, isPlainObject(value) && value.cms, ['cms']);
    }),
    redirects: await reader.list('redirects.json', ArchiveRedirect),
    templates: await reader.list('templates.json', ArchiveTemplate),
    media: await reader.list('media.json', ArchiveMedia),
    variations: await reader.list(variation.file, variation.value),
    products: await reader.list(product.file, product.value),
    tags: await reader.list(tag.file, tag.value),
    news: await reader.list(news.file, news.value),
    blogFolders: flattenFolders(blog.folders),
    articles: blog.articles,
    albums: await reader.list(album.file, album.value),
    services: await reader.list(service.file, service.value),
    reviews: await reader.list(review.file, review.value),
    elements: await reader.list(element.file, element.value),
    forms: await reader.list(form.file, form.value),
    popups: await reader.list(popup.file, popup.value),
    carriers: await reader.list(carrier.file, carrier.value),
    calendar: await reader.object('calendar.json', ArchiveCalendar.nullable(), null),
    returns: await reader.object('returns.json', ArchiveReturns.nullable(), null),
    relayPoints: await reader.list('relay-points.json', ArchiveRelayPoint),
    discounts: await reader.list(discount.file, discount.value),
    pictures: new Map(
      (await reader.paths('pictures'))
        .filter(([file]) => pictureTypes.has(extname(file)))
        .map(([file, path]) => [basename(file, extname(file)), path]),
    ),
    files: new Map(
      (await reader.paths('files'))
        .filter(([file]) => fileTypes.has(extname(file)))
        .map(([file, path]) => [basename(file, extname(file)), path]),
    ),
    fonts: new Map(await reader.paths('fonts')),
  };
}

/** Documents are checked by `checkDocument` and taken as they are written: reading them by parts would put their keys into another order. */
const AnyDocument = z.custom<CmsDocument>(() => true);
const Component = ArchiveComponent.extend({ cms: AnyDocument });

function checkDocument(reader: FolderReader, file: string, value: unknown, above: readonly PropertyKey[]): void {
  const checked = CmsDocument.safeParse(value);
  if (checked.success) return;
  for (const { path, reason } of describeIssues(checked.error.issues, value, above)) reader.refuse(file, path, reason);
}

async function readLegal(reader: FolderReader): Promise<Record<string, string>> {
  const files = (await reader.paths('legal')).filter(([file]) => file.endsWith('.html'));
  const read = files.map(async ([file, path]) => [basename(file, '.html'), await readFile(path, 'utf8')] as const);
  return Object.fromEntries(await Promise.all(read));
}
