import { chromium } from 'playwright';
import { type Hand, pressAll } from '../bench/first-interaction/press.ts';
import { launchOptions } from '../tests/browser/launch.ts';
import { buildWhenNeeded } from './launch/build.ts';
import { startStack } from './launch/stack.ts';
import { orExit } from './launch/start-failure.ts';

// Measures how soon a page answers the first press, on a processor four times slower: `npm run bench:interaction [address of a running
// shop]`. Every kind of control of the home page, a list and a sheet is pressed once, on a page that was just loaded. Ends with status 1 if
// the first paint after a press comes later than 200 ms.

const maxMs = 200;

const hands: readonly { hand: Hand; options: Parameters<import('playwright').Browser['newContext']>[0] }[] = [
  { hand: 'finger', options: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
  { hand: 'mouse', options: { viewport: { width: 1440, height: 900 } } },
];

async function pagesOf(origin: string): Promise<string[]> {
  const answer = await fetch(`${origin}/api/product?nbItem=1&slug=sac-cabas-cuir`);
  const { data } = (await answer.json()) as { data: { products: { url: string }[] } };
  return ['/', '/nos-vetements/robes-occasion-location', data.products[0]?.url ?? '/'];
}

await orExit(async () => {
  const given = process.argv[2];
  if (!given) await buildWhenNeeded(AbortSignal.timeout(600_000));
  const stack = given ? undefined : await startStack();
  const origin = (given ?? stack?.origins[0] ?? '').replace(/\/$/, '');
  const browser = await chromium.launch(await launchOptions());
  try {
    for (const { hand, options } of hands) {
      const context = await browser.newContext({ locale: 'fr-FR', ...options });
      for (const path of await pagesOf(origin)) {
        const presses = (await pressAll(context, origin + path, hand)).sort((one, other) => other.ms - one.ms);
        console.log(`${path}, ${hand}: ${presses.length} kinds of controls, slowest ${presses[0]?.ms ?? 0} ms`);
        for (const { what, ms } of presses) {
          console.log(`  ${ms > maxMs ? '✗' : '✓'} ${String(ms).padStart(4)} ms  ${what}`);
          if (ms > maxMs) process.exitCode = 1;
        }
      }
      await context.close();
    }
  } finally {
    await browser.close();
    await stack?.stop();
  }
});
