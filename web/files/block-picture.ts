import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Folder with the stories' pictures of each block (docs/storybook.md). An installation without it shows none. */
const folder = join(process.cwd(), 'stories/pictures/blocks');

let names: Promise<readonly string[]> | undefined;

/** The picture of a block's first story, as WebP, in the colours of a wine estate where the site is one; undefined when there is none. */
export async function blockPicture(type: string, isWinemaker: boolean): Promise<Buffer | undefined> {
  if (!/^[a-z][a-z0-9-]{0,60}$/.test(type)) return undefined;
  names ??= readdir(folder).catch(() => []);
  // Only the first story of a block has a picture at 1280 px as well; that at 390 is smaller and shows more.
  const width = isWinemaker ? '.cave.390.' : '.390.';
  const name = (await names).find((one) => one.startsWith(`${type}--`) && one.endsWith('.1280.webp'))?.replace('.1280.', width);
  return name === undefined ? undefined : readFile(join(folder, name));
}
