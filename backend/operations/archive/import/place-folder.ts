import { chmod, mkdir, readdir, rename, rmdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Files of a site's folder (schemas/archive.ts); all others belong to its owner. */
const lists = [
  ...['site', 'parameters', 'secrets', 'pages', 'variations', 'products', 'tags', 'news', 'blog', 'albums', 'services', 'reviews'],
  ...['elements', 'forms', 'popups', 'carriers', 'calendar', 'relay-points', 'returns', 'discounts'],
];
export const siteEntries: ReadonlySet<string> = new Set([
  ...lists.map((name) => `${name}.json`),
  ...['pages', 'components', 'legal', 'pictures', 'fonts'],
]);

/**
 * Puts a written site in its place. Where a site stands already, its files go and all else in the folder stays (a repository,
 * notes); if a file cannot be moved, everything is moved back.
 */
export async function placeFolder(draft: string, folder: string): Promise<void> {
  const before = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (before === null || before.length === 0) {
    if (before) await rmdir(folder);
    await chmod(draft, 0o755);
    await rename(draft, folder);
    return;
  }
  const written = await readdir(draft);
  // Goes with the draft when all is done.
  const replaced = join(draft, '.replaced');
  await mkdir(replaced);
  const moves = [
    ...before.filter((name) => siteEntries.has(name)).map((name) => [join(folder, name), join(replaced, name)] as const),
    ...written.map((name) => [join(draft, name), join(folder, name)] as const),
  ];
  const done: (typeof moves)[number][] = [];
  try {
    for (const move of moves) {
      await rename(...move);
      done.push(move);
    }
  } catch (error) {
    for (const [from, to] of done.reverse()) await rename(to, from);
    throw error;
  }
}
