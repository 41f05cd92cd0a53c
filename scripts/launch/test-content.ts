import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const sample = 'content/89';
/** The other sample site, as it is. */
const other = 'content/90';
/** A part of a site that is laid over the sample one: what only tests look at, such as a damaged page or a bottle of wine. */
const added = 'tests/e2e/content';

const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

/**
 * Writes both sample sites, the first with what the end-to-end tests need besides: lists grow by the tests' entries, objects take
 * their values.
 */
export function writeTestContent(folder: string): void {
  const site = join(folder, '89');
  cpSync(sample, site, { recursive: true });
  cpSync(other, join(folder, '90'), { recursive: true });
  cpSync(join(added, 'pages'), join(site, 'pages'), { recursive: true });
  for (const name of readdirSync(added).filter((file) => file.endsWith('.json'))) {
    const [before, more] = [read(join(sample, name)), read(join(added, name))];
    const both = Array.isArray(before) && Array.isArray(more) ? [...before, ...more] : Object.assign({}, before, more);
    writeFileSync(join(site, name), JSON.stringify(both));
  }
}
