import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { BrowserCommand } from 'vitest/node';
import { compare, readPoints } from './compare.ts';
import { differencePicture, toStored } from './picture-file.ts';

/** `off`: no pictures are taken. `compare`: a story that looks different fails. `update`: they are stored as they are now. */
export type PictureMode = 'off' | 'compare' | 'update';

export const pictureFolder = 'stories/pictures';
/** Where a run that fails lays its pictures of what differs. */
export const differenceFolder = 'test-results/pictures';
/** Why a run compared nothing, when it did not; `scripts/test.ts` repeats it in its last lines. */
export const skippedFile = 'test-results/pictures-skipped.txt';

declare module 'vitest' {
  interface ProvidedContext {
    pictures: PictureMode;
  }
}
declare module 'vitest/internal/browser' {
  interface BrowserCommands {
    keepPicture: (name: string) => Promise<string | undefined>;
  }
}

const browserFile = join(pictureFolder, 'browser.json');
const majorOf = (version: string) => Number(version.split('.')[0]);
let told = false;

/** Fonts are drawn a little differently by each version of a browser: its pictures are compared with those of the same one only. */
async function otherBrowser(version: string): Promise<string | undefined> {
  const stored = await readFile(browserFile, 'utf8').catch(() => '{}');
  const { chromium, system } = JSON.parse(stored) as { chromium?: number; system?: string };
  if (chromium === majorOf(version) && system === process.platform) return undefined;
  return `pictures of stories NOT compared: made by Chromium ${chromium} on ${system}, this is ${majorOf(version)} on ${process.platform}`;
}

async function skip(reason: string): Promise<void> {
  if (told) return;
  told = true;
  process.stderr.write(`\n${reason}\n`);
  await mkdir(dirname(skippedFile), { recursive: true });
  await writeFile(skippedFile, reason);
}

/**
 * Compares what the page shows now with the stored picture of that name, or stores it. Gives what is different, for a person.
 * A story gets a second and a third look before it fails: what was on its way may have arrived.
 */
export const keepPicture =
  (mode: PictureMode): BrowserCommand<[name: string]> =>
  async ({ page, context }, name) => {
    const version = context.browser()?.version() ?? '';
    const shot = async () => toStored(await page.screenshot({ animations: 'disabled', caret: 'hide', scale: 'css' }));
    const path = join(pictureFolder, `${name}.webp`);
    if (mode === 'update') {
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, await settled(shot));
      const browser = { chromium: majorOf(version), system: process.platform };
      await writeFile(browserFile, `${JSON.stringify(browser, null, 2)}\n`);
      return undefined;
    }
    const reason = await otherBrowser(version);
    if (reason) {
      await skip(reason);
      return undefined;
    }
    const stored = await readFile(path).catch(() => undefined);
    if (!stored) return `${name}: no picture of it is stored yet`;
    const before = await readPoints(stored);
    for (let look = 1; ; look += 1) {
      const picture = await shot();
      if (picture.equals(stored)) return undefined;
      const now = await readPoints(picture);
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

/** What is shown once two looks at it are the same. */
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
