import type { BrowserContext, CDPSession, Page } from 'playwright';

/** Pointer that presses a control: a finger, or a mouse that reaches it shortly before. */
export type Hand = 'finger' | 'mouse';

/** One press: what was pressed, and the ms from the press to the first paint after all that the page did about it. */
export type Press = { what: string; ms: number };

/** Factor by which the processor is slowed down. */
const slowdown = 4;
/** A mouse that comes to a control rests on it, and holds its button down, about so long, in ms. */
const restMs = 70;
/** By then every press has been answered, or never will be. */
const answerMs = 1500;

/** Time below which an answer is not measured again, in ms. */
const quickMs = 100;

const pressable = 'a[href],button,summary,select,input:not([type=hidden]),textarea,[role=tab]';

type Target = { index: number; what: string };

/** The controls of a page that can be pressed, one of each kind: those of the same element, classes and behaviour answer alike. */
async function targetsOf(page: Page): Promise<Target[]> {
  return page.evaluate((selector) => {
    const seen = new Set<string>();
    return [...document.querySelectorAll<HTMLElement>(selector)].flatMap((element, index) => {
      const kind = [element.tagName, element.className, element.getAttribute('type'), ...Object.keys(element.dataset)].join(' ');
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || seen.has(kind)) return [];
      const { width, height } = element.getBoundingClientRect();
      if (width < 2 || height < 2) return [];
      seen.add(kind);
      const name = (element.getAttribute('aria-label') ?? element.textContent ?? '').replace(/\s+/g, ' ').trim();
      return [{ index, what: `${element.tagName.toLowerCase()} ${(name || element.getAttribute('name')) ?? ''}`.slice(0, 60) }];
    });
  }, pressable);
}

/** Collects what the browser itself measured of interactions (Event Timing, the source of INP), kinds of one press together. */
const observe = () => {
  const durations: number[] = [];
  Object.assign(globalThis, { durations });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[])
      if (/^(pointerdown|pointerup|mousedown|mouseup|click|keydown|touchstart|touchend)$/.test(entry.name)) durations.push(entry.duration);
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
};

/** Presses one control of a page that was just loaded. Undefined where something lies over it. */
async function press(page: Page, session: CDPSession, address: string, { index, what }: Target, hand: Hand): Promise<Press | undefined> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await page.goto(address, { waitUntil: 'load' });
  const control = page.locator(pressable).nth(index);
  await control.scrollIntoViewIfNeeded();
  const box = await control.boundingBox();
  if (!box) return undefined;
  const [x, y] = [box.x + box.width / 2, box.y + Math.min(box.height / 2, 40)];
  const isOnTop = await control.evaluate((element, at) => element.contains(document.elementFromPoint(at.x, at.y)), { x, y });
  if (!isOnTop) return undefined;
  await page.waitForTimeout(300);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  if (hand === 'finger') await page.touchscreen.tap(x, y);
  else {
    await page.mouse.move(x - 3, y - 3);
    await page.mouse.move(x, y);
    await page.waitForTimeout(restMs);
    await page.mouse.down();
    await page.waitForTimeout(restMs);
    await page.mouse.up();
  }
  await page.waitForTimeout(answerMs);
  const durations = await page.evaluate(() => (globalThis as unknown as { durations: number[] }).durations);
  // Shorter than 16 ms is not told.
  return { what, ms: Math.max(0, ...durations) };
}

/** Presses once, and twice more where that was slow: what else the machine does is no fault of the page. */
async function medianPress(again: () => Promise<Press | undefined>): Promise<Press | undefined> {
  const first = await again();
  if (!first || first.ms <= quickMs) return first;
  const all = [first, ...[await again(), await again()].filter((each) => each !== undefined)].sort((one, other) => one.ms - other.ms);
  return all[Math.floor(all.length / 2)];
}

/** Maximum height of the browser's own bars, in px. */
const barsPx = 200;

/** A Chromium with bars shows less of a page than its viewport says: what stands at the very bottom would never be painted. */
async function showWhole(session: CDPSession): Promise<void> {
  const { windowId, bounds } = await session.send('Browser.getWindowForTarget');
  await session.send('Browser.setWindowBounds', { windowId, bounds: { height: (bounds.height ?? 0) + barsPx } });
}

/** Presses each kind of control of a page once, on a page loaded for it, with a processor four times slower. */
export async function pressAll(context: BrowserContext, address: string, hand: Hand): Promise<Press[]> {
  const page = await context.newPage();
  await page.addInitScript(observe);
  // The press is measured, and not the next page: 204 leaves the browser where it is. Left unanswered, a file to save would hold the page.
  await page.route(
    (url) => url.href !== address,
    (route) => (route.request().isNavigationRequest() ? route.fulfill({ status: 204 }) : route.continue()),
  );
  await page.goto(address, { waitUntil: 'load' });
  const session = await context.newCDPSession(page);
  await showWhole(session);
  const presses: Press[] = [];
  for (const target of await targetsOf(page)) {
    const measured = await medianPress(() => press(page, session, address, target, hand));
    if (measured) presses.push(measured);
  }
  await page.close();
  return presses;
}
