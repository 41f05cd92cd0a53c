import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { isObject } from '#renderer/core/value.ts';
import { StartFailure } from '../launch/start-failure.ts';
import type { Store, Stored } from './documents.ts';

/**
 * The documents of a file, of a site's folder (`pages/` and `components/` in it), or of any folder of documents.
 * @throws StartFailure for a path that is not there, and a file that is no JSON or no document
 */
export async function readFiles(path: string): Promise<Store> {
  const info = await stat(path).catch(() => undefined);
  if (!info) throw new StartFailure(`${path} is not there`);
  if (!info.isDirectory()) return { documents: [await readDocument(path)], slugs: await slugsBeside(path) };
  const names = await readdir(path);
  const folders = ['pages', 'components'].filter((name) => names.includes(name)).map((name) => join(path, name));
  const files = (await Promise.all((folders.length > 0 ? folders : [path]).map(jsonIn))).flat();
  const slugs = names.includes('components') ? await slugsIn(join(path, 'components')) : undefined;
  return { documents: await Promise.all(files.map(readDocument)), slugs };
}

async function jsonIn(folder: string): Promise<string[]> {
  return (await readdir(folder))
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => join(folder, name));
}

const slugsIn = async (folder: string): Promise<ReadonlySet<string>> =>
  new Set((await jsonIn(folder)).map((file) => basename(file, '.json')));

/** Shared components of the site that a file of `pages/` or `components/` belongs to. */
async function slugsBeside(file: string): Promise<ReadonlySet<string> | undefined> {
  const folder = basename(dirname(file)) === 'components' ? dirname(file) : join(dirname(file), '../components');
  return slugsIn(folder).catch(() => undefined);
}

async function readDocument(file: string): Promise<Stored> {
  const content = await readJson(file);
  if (isObject(content) && 'cms' in content) return { where: { file }, name: file, at: '/cms', cms: content.cms };
  return { where: { file }, name: file, at: '', cms: content };
}

async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    throw new StartFailure(`${file}#: json: ${(error as Error).message}`);
  }
}

/** Puts a document into its file, beside whatever else that holds. */
export async function writeDocument(file: string, cms: unknown): Promise<void> {
  const content = await readJson(file);
  const whole = isObject(content) && 'cms' in content ? { ...content, cms } : cms;
  await writeFile(file, `${JSON.stringify(whole, null, 2)}\n`);
}
