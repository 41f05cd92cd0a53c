import { readdir, readFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { z } from 'zod';
import {
  ArchiveCalendar,
  ArchiveCarrier,
  ArchiveComponent,
  ArchiveNews,
  ArchivePage,
  ArchiveParameters,
  ArchiveProduct,
  ArchiveSite,
  ArchiveTag,
  ArchiveVariation,
} from '#schemas/archive.ts';
import { CmsDocument } from '#schemas/cms/document.ts';
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
  carriers: z.infer<typeof ArchiveCarrier>[];
  calendar: z.infer<typeof ArchiveCalendar> | null;
  /** Path of each picture by its name. */
  pictures: Map<string, string>;
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
    parameters: { ...(await json('parameters.json', ArchiveParameters, {})), ...legal },
    pages: await json('pages.json', z.array(ArchivePage)),
    documents: await each('pages', CmsDocument),
    components: await each('components', ArchiveComponent.extend({ cms: CmsDocument })),
    variations: await json('variations.json', z.array(ArchiveVariation), []),
    products: await json('products.json', z.array(ArchiveProduct), []),
    tags: await json('tags.json', z.array(ArchiveTag), []),
    news: await json('news.json', z.array(ArchiveNews), []),
    carriers: await json('carriers.json', z.array(ArchiveCarrier), []),
    calendar: await json('calendar.json', ArchiveCalendar.nullable(), null),
    pictures: await listPictures(folder),
  };
  checkArchive(archive);
  return archive;
}

async function readJson<T extends z.ZodType>(folder: string, file: string, schema: T, missing?: z.output<T>): Promise<z.output<T>> {
  const path = join(folder, file);
  const text = await readFile(path, 'utf8').catch(noneWhereMissing);
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
  const files = (await listFolder(join(folder, sub))).filter((file) => file.endsWith('.json'));
  const read = files.map(async (file) => [basename(file, '.json'), await readJson(folder, join(sub, file), schema)] as const);
  return new Map(await Promise.all(read));
}

async function readLegal(folder: string): Promise<Record<string, string>> {
  const files = (await listFolder(join(folder, 'legal'))).filter((file) => file.endsWith('.html'));
  const read = files.map(async (file) => [basename(file, '.html'), await readFile(join(folder, 'legal', file), 'utf8')] as const);
  return Object.fromEntries(await Promise.all(read));
}

async function listPictures(folder: string): Promise<Map<string, string>> {
  const files = (await listFolder(join(folder, 'pictures'))).filter((file) => pictureTypes.has(extname(file)));
  return new Map(files.map((file) => [basename(file, extname(file)), join(folder, 'pictures', file)]));
}

/** Names in a folder, sorted; none where there is no folder. */
async function listFolder(path: string): Promise<string[]> {
  return ((await readdir(path).catch(noneWhereMissing)) ?? []).sort();
}

function noneWhereMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
