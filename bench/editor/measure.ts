import type { Page } from 'playwright';

/** Figures of an editor: ms from a key to the frame that shows it, and frames a second while selecting, dragging and scrolling. */
export type EditorFigures = { keyP50: number; keyP95: number; selecting: number; dragging: number; scrolling: number };

/** Actions on an editor. */
export type EditorHandle = {
  page: Page;
  /** Puts the focus into the field of a heading's text, which was selected. */
  focusField: () => Promise<void>;
};

type Point = { x: number; y: number };

const strokes = 60;
/** Timeout for the display of a key, in ms; after it the measurement is given up. */
const keyTimeoutMs = 10_000;
/** Headings of the first section that are selected one after another, and how often. */
const selected = { first: 3, last: 12, rounds: 5 };

/**
 * Measures an editor that shows the large page.
 * @param found is told each figure as soon as it is known: what an editor that does not come to an end took until then
 */
export async function measureEditor(
  { page, focusField }: EditorHandle,
  found: (figures: Partial<EditorFigures>) => void = () => undefined,
): Promise<EditorFigures> {
  const select = async (number: number) => {
    const { x, y } = await placeOf(page, number);
    await page.mouse.click(x, y);
  };
  await select(2);
  await focusField();
  const times: number[] = [];
  for (let stroke = 0; stroke < strokes; stroke++) {
    await page.evaluate(watchKey, keyTimeoutMs);
    await page.keyboard.type('abcdefghij'[stroke % 10] ?? 'a');
    times.push(await page.evaluate(() => (window as unknown as { painted: Promise<number> }).painted));
    await page.waitForTimeout(60);
  }
  const keys = { keyP50: percentile(times, 0.5), keyP95: percentile(times, 0.95) };
  found(keys);
  const selecting = await framesWhile(page, async () => {
    for (let round = 0; round < selected.rounds; round++) {
      for (let number = selected.first; number <= selected.last; number++) {
        await select(number);
        await page.waitForTimeout(100);
      }
    }
  });
  found({ selecting });
  const path = [await placeOf(page, 12), await placeOf(page, 5)];
  const start = await placeOf(page, 3);
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  const dragging = await framesWhile(page, async () => {
    let from = start;
    for (const to of path) {
      await page.mouse.move(to.x, to.y, { steps: Math.max(4, Math.round(Math.hypot(to.x - from.x, to.y - from.y) / 6)) });
      from = to;
    }
  });
  await page.keyboard.press('Escape');
  await page.mouse.up();
  found({ dragging });
  const scrolling = await framesWhile(page, async () => {
    for (let turn = 0; turn < 60; turn++) {
      await page.mouse.wheel(0, 40);
      await page.waitForTimeout(16);
    }
  });
  found({ scrolling });
  return { ...keys, selecting, dragging, scrolling };
}

/**
 * Returns the position of a heading in the window. A search by its role would check every element of the page, and slow the measurement
 * down.
 */
async function placeOf(page: Page, number: number): Promise<Point> {
  const point = await page.evaluate((text): Point | null => {
    const frame = document.querySelector('iframe');
    const headings = [...(frame?.contentDocument?.querySelectorAll('h3') ?? [])];
    const heading = headings.find(({ textContent }) => textContent?.trim() === text);
    if (!frame || !heading) return null;
    const outer = frame.getBoundingClientRect();
    const scale = outer.width / frame.offsetWidth;
    const { left, top, height } = heading.getBoundingClientRect();
    return { x: outer.left + left * scale + 20, y: outer.top + (top + height / 2) * scale };
  }, `Titre numéro ${number}`);
  if (!point) throw new Error(`heading ${number} is not shown`);
  return point;
}

/** The 5th percentile of frames a second over parts of 250 ms: what the eye sees as a halt is not averaged away. */
async function framesWhile(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    const frames: number[] = [];
    const store = window as unknown as { frames: number[] };
    store.frames = frames;
    const step = (time: number) => {
      if (store.frames !== frames) return;
      frames.push(time);
      requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  });
  await act();
  const frames = await page.evaluate(() => {
    const store = window as unknown as { frames: number[] };
    const { frames } = store;
    store.frames = [];
    return frames;
  });
  const parts = Math.max(1, Math.floor(((frames.at(-1) ?? 0) - (frames[0] ?? 0)) / partMs));
  const counts = Array.from({ length: parts }, () => 0);
  for (const time of frames) {
    const part = Math.floor((time - (frames[0] ?? 0)) / partMs);
    if (part < parts) counts[part] = (counts[part] ?? 0) + 1;
  }
  return (percentile(counts, 0.05) * 1000) / partMs;
}
const partMs = 250;

/** In the page: the time from the next key to the frame after which the page in the frame shows the field's text. */
function watchKey(timeoutMs: number): void {
  const store = window as unknown as { painted: Promise<number> };
  store.painted = new Promise((resolve, reject) => {
    window.addEventListener(
      'keydown',
      () => {
        const start = performance.now();
        const look = () => {
          const typed = (document.activeElement as HTMLInputElement | null)?.value ?? '';
          const shown = document.querySelector('iframe')?.contentDocument?.body.textContent ?? '';
          // The frame after the one in which it is there has painted it.
          if (typed !== '' && shown.includes(typed)) requestAnimationFrame(() => resolve(performance.now() - start));
          else if (performance.now() - start > timeoutMs) reject(new Error(`a key was not in the frame after ${timeoutMs / 1000} s`));
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      },
      { once: true, capture: true },
    );
  });
  // It is asked for after the key was pressed.
  store.painted.catch(() => undefined);
}

/**
 * The value below which a part of the measurements lies, by the nearest rank.
 * @param part from 0 to 1: 0.95 for the 95th percentile
 * @throws RangeError when there are no measurements
 */
function percentile(measurements: readonly number[], part: number): number {
  const sorted = measurements.toSorted((a, b) => a - b);
  const value = sorted[Math.max(0, Math.ceil(part * sorted.length) - 1)];
  if (value === undefined) throw new RangeError('no measurements');
  return value;
}
