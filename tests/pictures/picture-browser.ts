import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Font → width of the probe text in it, in px, to a tenth. */
export type ProbeWidths = Readonly<Record<string, number>>;

/** What pictures depend on besides the project: the browser that drew them, and how wide its letters are. */
export type PictureBrowser = { chromium: number; system: string; probe: ProbeWidths };

/**
 * Why the pictures of one browser say nothing about what another one draws; undefined when they are comparable. Fonts are drawn a
 * little differently by each version, and by a build with other settings of its own.
 */
export function whyNotComparable(stored: Partial<PictureBrowser>, now: PictureBrowser): string | undefined {
  if (stored.chromium !== now.chromium || stored.system !== now.system)
    return `made by Chromium ${stored.chromium} on ${stored.system}, this is ${now.chromium} on ${now.system}`;
  const other = Object.entries(now.probe).find(([font, width]) => stored.probe?.[font] !== width);
  return other && `the probe text is ${other[1]} px wide in ${other[0]}, where they were made ${stored.probe?.[other[0]]} px`;
}

export const readPictureBrowser = async (path: string): Promise<Partial<PictureBrowser>> =>
  JSON.parse(await readFile(path, 'utf8').catch(() => '{}')) as Partial<PictureBrowser>;

export async function writePictureBrowser(path: string, browser: PictureBrowser): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, `${JSON.stringify(browser, null, 2)}\n`);
}
