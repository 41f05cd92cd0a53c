import type { Page } from 'playwright';
import { percentile } from './percentile.ts';

/** What an editor took: ms from a key to the frame that shows it, and frames a second while one selects, drags and scrolls. */
export type EditorFigures = { keyP50: number; keyP95: number; selecting: number; dragging: number; scrolling: number };

/** How an editor is worked with. The field of a heading has the focus when keys are measured. */
export type EditorHandle = {
  page: Page;
  /** Selects a heading and puts the focus into its text's field. */
  focusField: () => Promise<void>;
  /** Selects the heading with a number. */
  select: (number: number) => Promise<void>;
  /** Points of the window between which a heading is dragged, two or more. */
  dragPath: () => Promise<readonly { x: number; y: number }[]>;
};

const strokes = 60;

/** Measures an editor that shows the large page. */
export async function measureEditor({ page, focusField, select, dragPath }: EditorHandle): Promise<EditorFigures> {
  await focusField();
  const times: number[] = [];
  for (let stroke = 0; stroke < strokes; stroke++) {
    await page.evaluate(watchKey);
    await page.keyboard.type('abcdefghij'[stroke % 10] ?? 'a');
    times.push(await page.evaluate(() => (window as unknown as { painted: Promise<number> }).painted));
    await page.waitForTimeout(60);
  }
  const selecting = await framesWhile(page, async () => {
    for (let number = 3; number < 13; number++) {
      await select(number);
      await page.waitForTimeout(100);
    }
  });
  const [start, ...path] = await dragPath();
  if (!start) throw new Error('nothing to drag');
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
  const scrolling = await framesWhile(page, async () => {
    for (let turn = 0; turn < 60; turn++) {
      await page.mouse.wheel(0, 40);
      await page.waitForTimeout(16);
    }
  });
  return { keyP50: percentile(times, 0.5), keyP95: percentile(times, 0.95), selecting, dragging, scrolling };
}

/** The 5th percentile of frames a second over parts of 250 ms: what the eye sees as a halt is not averaged away. */
async function framesWhile(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    const store = window as unknown as { frames: number[] };
    store.frames = [];
    const step = (time: number) => {
      store.frames.push(time);
      requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  });
  await act();
  const frames = await page.evaluate(() => (window as unknown as { frames: number[] }).frames.splice(0));
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
function watchKey(): void {
  const store = window as unknown as { painted: Promise<number> };
  store.painted = new Promise((resolve) => {
    window.addEventListener(
      'keydown',
      () => {
        const start = performance.now();
        const look = () => {
          const typed = (document.activeElement as HTMLInputElement).value;
          const shown = document.querySelector('iframe')?.contentDocument?.body.textContent ?? '';
          // The frame after the one in which it is there has painted it.
          if (typed !== '' && shown.includes(typed)) requestAnimationFrame(() => resolve(performance.now() - start));
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      },
      { once: true, capture: true },
    );
  });
}
