import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Font → width of the probe text in it, in px, to a tenth. */
export type ProbeWidths = Readonly<Record<string, number>>;

/** Browser that took the pictures, and the width of its letters: pictures depend on both besides the project. */
export type PictureBrowser = { chromium: number; system: string; probe: ProbeWidths };

/**
 * Returns why the pictures of one browser cannot be compared with another's; undefined if they can. Each version, and a build with other
 * settings, draws fonts a little differently.
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
