import { readdir, readFile, realpath } from 'node:fs/promises';
import { basename, extname, join, sep } from 'node:path';
import { z } from 'zod';
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
import { ArchiveAlbum, ArchiveBlog, ArchiveReview, ArchiveService } from '#schemas/archive-publishing.ts';
import { type CmsDocument, DocumentAsWritten } from '#schemas/cms/document.ts';
import { ArchiveError } from './archive-error.ts';
import { checkArchive } from './check-archive.ts';

/** A site as its folder of files describes it, checked. */
export type Archive = {
  /** The folder, for messages. */
  folder: string;
  site: ArchiveSite;
  parameters: Record<string, string>;
  pages: ArchivePage[];
  /** By page key. */
  documents: Map<string, CmsDocument>;
  /** By slug. */
  components: Map<string, z.infer<typeof ArchiveComponent>>;
  variations: z.infer<typeof ArchiveVariation>[];
  products: ArchiveProduct[];
  tags: z.infer<typeof ArchiveTag>[];
  news: ArchiveNews[];
  blog: ArchiveBlog;
  albums: ArchiveAlbum[];
  services: ArchiveService[];
  reviews: ArchiveReview[];
  elements: ArchiveElement[];
  forms: ArchiveForm[];
  popups: ArchivePopup[];
  carriers: z.infer<typeof ArchiveCarrier>[];
  calendar: z.infer<typeof ArchiveCalendar> | null;
  discounts: ArchiveDiscount[];
  relayPoints: ArchiveRelayPoint[];
  returns: z.infer<typeof ArchiveReturns> | null;
  /** Path of each picture by its name. */
  pictures: Map<string, string>;
  /** Path of each file of fonts/ by its name. */
  fonts: Map<string, string>;
};

const pictureTypes = new Set(['.svg', '.jpg', '.jpeg', '.png', '.webp', '.avif']);

/** Reads and checks a site's folder (schemas/archive.ts). Throws ArchiveError with the file and place of the first mistake. */
export async function readArchive(folder: string): Promise<Archive> {
  const json = <T extends z.ZodType>(file: string, schema: T, missing?: z.output<T>) => readJson(folder, file, schema, missing);
  const each = <T extends z.ZodType>(sub: string, schema: T) => readEach(folder, sub, schema);
  const legal = await readLegal(folder);
  const archive: Archive = {
    folder,
    site: await json('site.json', ArchiveSite),
    parameters: {
      ...(await json('parameters.json', ArchiveParameters, {})),
      ...(await json('secrets.json', ArchiveParameters, {})),
      ...legal,
    },
    pages: await json('pages.json', z.array(ArchivePage)),
    documents: await each('pages', DocumentAsWritten),
    components: await each('components', ArchiveComponent.extend({ cms: DocumentAsWritten })),
    variations: await json('variations.json', z.array(ArchiveVariation), []),
    products: await json('products.json', z.array(ArchiveProduct), []),
    tags: await json('tags.json', z.array(ArchiveTag), []),
    news: await json('news.json', z.array(ArchiveNews), []),
    blog: await json('blog.json', ArchiveBlog, { folders: [], articles: [] }),
    albums: await json('albums.json', z.array(ArchiveAlbum), []),
    services: await json('services.json', z.array(ArchiveService), []),
    reviews: await json('reviews.json', z.array(ArchiveReview), []),
    elements: await json('elements.json', z.array(ArchiveElement), []),
    forms: await json('forms.json', z.array(ArchiveForm), []),
    popups: await json('popups.json', z.array(ArchivePopup), []),
    carriers: await json('carriers.json', z.array(ArchiveCarrier), []),
    calendar: await json('calendar.json', ArchiveCalendar.nullable(), null),
    returns: await json('returns.json', ArchiveReturns.nullable(), null),
    relayPoints: await json('relay-points.json', z.array(ArchiveRelayPoint), []),
    discounts: await json('discounts.json', z.array(ArchiveDiscount), []),
    pictures: await listPictures(folder),
    fonts: await listFonts(folder),
  };
  checkArchive(archive);
  return archive;
}

async function readJson<T extends z.ZodType>(folder: string, file: string, schema: T, missing?: z.output<T>): Promise<z.output<T>> {
  const path = join(folder, file);
  const real = await insideOf(folder, file);
  const text = real === null ? null : await readFile(real, 'utf8');
  if (text === null) {
    if (missing !== undefined) return missing;
    throw new ArchiveError(path, [], 'this file is missing');
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new ArchiveError(path, [], `this is not JSON (${(error as Error).message})`);
  }
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  throw new ArchiveError(path, issue?.path ?? [], issue?.message ?? 'not as expected');
}

async function readEach<T extends z.ZodType>(folder: string, sub: string, schema: T): Promise<Map<string, z.output<T>>> {
  const files = (await listFolder(folder, sub)).filter((file) => file.endsWith('.json'));
  const read = files.map(async (file) => [basename(file, '.json'), await readJson(folder, join(sub, file), schema)] as const);
  return new Map(await Promise.all(read));
}

async function readLegal(folder: string): Promise<Record<string, string>> {
  const files = (await listPaths(folder, 'legal')).filter(([file]) => file.endsWith('.html'));
  const read = files.map(async ([file, path]) => [basename(file, '.html'), await readFile(path, 'utf8')] as const);
  return Object.fromEntries(await Promise.all(read));
}

async function listPictures(folder: string): Promise<Map<string, string>> {
  const files = (await listPaths(folder, 'pictures')).filter(([file]) => pictureTypes.has(extname(file)));
  return new Map(files.map(([file, path]) => [basename(file, extname(file)), path]));
}

const listFonts = async (folder: string): Promise<Map<string, string>> => new Map(await listPaths(folder, 'fonts'));

/** Names in a folder of the archive, sorted, with the path of each; none where there is no folder. */
async function listPaths(folder: string, sub: string): Promise<[name: string, path: string][]> {
  const paths = (await listFolder(folder, sub)).map(async (name) => [name, await insideOf(folder, join(sub, name))] as const);
  return (await Promise.all(paths)).flatMap(([name, path]) => (path === null ? [] : [[name, path]]));
}

async function listFolder(folder: string, sub: string): Promise<string[]> {
  const path = await insideOf(folder, sub);
  return path === null ? [] : (await readdir(path)).sort();
}

/** The real path of a file of the archive; null where there is none. Throws ArchiveError for a link that leads out of the folder. */
async function insideOf(folder: string, path: string): Promise<string | null> {
  const real = await realpath(join(folder, path)).catch(noneWhereMissing);
  if (real === null || real.startsWith((await realpath(folder)) + sep)) return real;
  throw new ArchiveError(join(folder, path), [], 'this leads out of the folder');
}

function noneWhereMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
