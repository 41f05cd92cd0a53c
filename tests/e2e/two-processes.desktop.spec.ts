import { startStack } from '../../scripts/launch/stack.ts';
import { expect, test } from './fixtures.ts';

/** A page is loaded every so often, in ms. */
const pause = 40;

/** When the first load that shows a text was begun, in ms after `since`. */
async function shownAfter(address: string, text: string, since: number): Promise<number> {
  for (;;) {
    const begun = performance.now();
    if ((await (await fetch(address)).text()).includes(text)) return begun - since;
    if (begun - since > 10_000) return Number.POSITIVE_INFINITY;
    await new Promise((done) => setTimeout(done, pause));
  }
}

test('a saved colour shows on every page that is loaded a second later, on both of two web processes', async () => {
  const stack = await startStack(2);
  try {
    const addresses = stack.origins.flatMap((origin) => ['/', '/sale-terms', '/cart'].map((path) => origin + path));
    for (const colour of ['#0f5132', '#512a0f', '#2a0f51']) {
      for (const address of addresses) expect((await fetch(address)).status).toBe(200);
      const { version } = await stack.call<{ version: number }>('GET', '/admin/parameter');
      await stack.call('PUT', '/admin/parameter', { version, values: { PRIMARY_COLOR: colour } });
      const saved = performance.now();
      const delays = await Promise.all(addresses.map((address) => shownAfter(address, colour, saved)));
      expect(Math.max(...delays), `${colour}: ${delays.map(Math.round).join(', ')} ms`).toBeLessThan(1000);
    }
  } finally {
    await stack.stop();
  }
});
