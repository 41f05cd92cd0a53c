import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Source } from '#web/site/source.ts';
import { openPages } from './open-pages.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'kept-frames-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it.each([
  ['boutique', 89],
  ['estate', 90],
] as const)('every page of the %s is the same in kept frames as in frames made for it', async (name, idSite) => {
  const { makePage } = await import('#web/page/make-page.tsx');
  const { source, call, addresses, close } = await openPages(join(folder, name), { content: null, idSite, products: 12 });
  const pageAt = async (address: string, site: Source) => {
    const [path = '', query] = address.split('?');
    return JSON.stringify(
      await makePage({
        source: site,
        call,
        locale: 'fr_FR',
        path,
        query: new URLSearchParams(query),
        kind: { of: 'everybody' },
        changesTold: 1,
      }),
    );
  };
  // With links to the page itself in other languages, and without.
  const languages = { ...source, parameters: { ...source.parameters, LANG_MENU_STYLE: 'TEXT' as const } };
  try {
    expect(addresses.length).toBeGreaterThan(40);
    for (const site of [source, languages])
      for (const address of addresses) expect(await pageAt(address, site), address).toBe(await pageAt(address, { ...site }));
  } finally {
    await close();
  }
});
