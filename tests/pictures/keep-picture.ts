import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { BrowserCommand } from 'vitest/node';
import { compare, readPoints } from './compare.ts';
import { type ProbeWidths, readPictureBrowser, whyNotComparable, writePictureBrowser } from './picture-browser.ts';
import { differencePicture, toStored } from './picture-file.ts';

/** `off`: no pictures are taken. `compare`: a story that looks different fails. `update`: they are stored as they are now. */
export type PictureMode = 'off' | 'compare' | 'update';

export const pictureFolder = 'stories/pictures';
/** Folder for the pictures of differences of a failed run. */
export const differenceFolder = 'test-results/pictures';
/** File with the reason why a run compared nothing; `scripts/test.ts` repeats it in its last lines. */
export const skippedFile = 'test-results/pictures-skipped.txt';

declare module 'vitest' {
  interface ProvidedContext {
    pictures: PictureMode;
  }
}
declare module 'vitest/internal/browser' {
  interface BrowserCommands {
    keepPicture: (name: string, probe: ProbeWidths) => Promise<string | undefined>;
  }
}

const browserFile = join(pictureFolder, 'browser.json');
let told = false;

/** Says once that nothing is compared, and why. */
async function skip(why: string): Promise<void> {
  if (told) return;
  told = true;
  const reason = `pictures of stories NOT compared: ${why}`;
  process.stderr.write(`\n${reason}\n`);
  await mkdir(dirname(skippedFile), { recursive: true });
  await writeFile(skippedFile, reason);
}

/**
 * Compares what the page shows now with the stored picture of that name, or stores it. Returns what is different, for a person.
 * A story gets a second and a third look before it fails: what was on its way may have arrived.
 */
export const keepPicture =
  (mode: PictureMode): BrowserCommand<[name: string, probe: ProbeWidths]> =>
  async ({ page, context }, name, probe) => {
    const browser = { chromium: Number.parseInt(context.browser()?.version() ?? '', 10), system: process.platform, probe };
    const shot = async () => toStored(await page.screenshot({ animations: 'disabled', caret: 'hide', scale: 'css' }));
    const path = join(pictureFolder, `${name}.webp`);
    // Beside the page: one build of Chromium leaves it over the first element, which would be pictured as it looks below a pointer.
    await page.mouse.move(-1, -1);
    if (mode === 'update') {
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, await settled(shot));
      await writePictureBrowser(browserFile, browser);
      return undefined;
    }
    const why = whyNotComparable(await readPictureBrowser(browserFile), browser);
    if (why) {
      await skip(why);
      return undefined;
    }
    const stored = await readFile(path).catch(() => undefined);
    if (!stored) return `${name}: no picture of it is stored yet`;
    for (let look = 1; ; look += 1) {
      const picture = await shot();
      if (picture.equals(stored)) return undefined;
      const [before, now] = [await readPoints(stored), await readPoints(picture)];
      const difference = compare(before, now);
      if (!difference.reason) return undefined;
      if (look < 3) {
        await pause(300);
        continue;
      }
      const shown = join(differenceFolder, `${name}.png`);
      await mkdir(dirname(shown), { recursive: true });
      await writeFile(shown, await differencePicture(before, now, difference));
      return `${basename(name)}: ${difference.reason} (${shown}: stored, now, difference)`;
    }
  };

/** Returns the picture once two screenshots are equal. */
async function settled(shot: () => Promise<Buffer>): Promise<Buffer> {
  let before = await shot();
  for (let look = 0; look < 10; look += 1) {
    await pause(120);
    const now = await shot();
    if (now.equals(before)) return now;
    before = now;
  }
  return before;
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
