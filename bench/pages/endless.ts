import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { KeptPage } from '#web/cache/kept-page.ts';
import { openPageCache } from '#web/cache/page-cache.ts';

export type Endless = { what: string; addresses: number; rssMb: number; heldMb: number };

const mb = (bytes: number) => bytes / 1024 / 1024;

/**
 * Asks a page cache of 64 MB for so many different sheets, unknown addresses, searches and declinations, of pages as large as the sample
 * shop's that cost nothing to make, and says what the process holds after each: what one kind of address adds, the next does not.
 */
export async function askWithoutEnd(addresses: number): Promise<Endless[]> {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const make = async ({ url }: { url: string }): Promise<{ page: KeptPage }> => {
    const isFound = !url.startsWith('/nowhere');
    const page = { headers: { 'content-type': 'text/html' }, hash: url, until: null, brotli: randomBytes(isFound ? 21_000 : 12_000) };
    return { page: { ...page, isFound, status: isFound ? 200 : 404, uses: [Number(/\d+/.exec(url)?.[0] ?? 1)] } };
  };
  let isTold = false;
  const cache = openPageCache({
    ...{ maxBytes: 64 * 1024 * 1024, make },
    follow: (tell) => ({
      catchUp: async () => {
        if (!isTold) tell({ version: 1, moment: '', changed: null });
        isTold = true;
        return true;
      },
      changesSince: async () => ({ version: 1, moment: '', changed: [] }),
    }),
  });
  const response = { setHeader: () => {}, removeHeader: () => {}, end: () => {} } as unknown as ServerResponse;
  const kinds: readonly [what: string, address: (n: number) => string][] = [
    ['sheets', (n) => `/products/robe-${n}/${n}`],
    ['unknown addresses', (n) => `/nowhere/${n}/${'x'.repeat(n % 1900)}`],
    ['searches', (n) => `/products/search?search=${n}`],
    ['declinations', (n) => `/products/robe/1?declination=${n}`],
  ];
  const found: Endless[] = [];
  for (const [what, address] of kinds) {
    for (let n = 1; n <= addresses; n += 1) {
      const request = { method: 'GET', url: address(n), headers: { 'accept-encoding': 'br' } } as unknown as IncomingMessage;
      await cache.answer(request, response);
    }
    // Some memory is only freed in a later turn of the event loop.
    for (let turn = 0; turn < 3; turn += 1) {
      collect();
      await new Promise((done) => setTimeout(done, 50));
    }
    const { rss, heapUsed, external } = process.memoryUsage();
    found.push({ what, addresses, rssMb: mb(rss), heldMb: mb(heapUsed + external) });
  }
  return found;
}
