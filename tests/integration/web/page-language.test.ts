import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { langs, toLocale } from '#messages/languages.ts';
import { findForeignTexts, readContentTexts, readShopperTexts } from './foreign-texts.ts';
import { openPages } from './open-pages.ts';
import { renderWholePage } from './render-whole-page.tsx';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'page-language-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const sites = [
  ['boutique', 89],
  ['estate', 90],
] as const;

it.each(langs.flatMap((lang) => sites.map(([name, idSite]) => [name, idSite, lang] as const)))(
  'every page of the %s (%i) in %s shows no text of the interface in another language',
  async (_, idSite, lang) => {
    const { makePage } = await import('#web/page/make-page.tsx');
    const locale = toLocale(lang);
    const site = await openPages(join(folder, `${idSite}-${lang}`), { content: null, idSite, products: 12, locale });
    const texts = readShopperTexts(lang);
    const content = readContentTexts(idSite);
    const found: string[] = [];
    let ownTexts = 0;
    try {
      for (const address of site.addresses) {
        const { pathname: path, searchParams: query } = new URL(address, 'http://shop.test');
        const { source, call } = site;
        const made = await makePage({ source, call, locale, path, query, kind: { of: 'everybody' } });
        if ('redirect' in made) continue;
        const { foreign, own } = findForeignTexts(renderWholePage(made.page), texts, content);
        ownTexts += own;
        found.push(...foreign.map((text) => `${address}: ${text}`));
      }
      expect(ownTexts, 'texts of the interface are recognised').toBeGreaterThan(site.addresses.length);
      expect([...new Set(found)]).toEqual([]);
    } finally {
      await site.close();
    }
  },
);

it.each([
  ['<button>Ajouter au panier</button>', '“Ajouter au panier”'],
  ['<input placeholder="Ajouter au panier">', '“Ajouter au panier”'],
])('a French text in an English page is found: %s', (html, expected) => {
  const { foreign } = findForeignTexts(html, readShopperTexts('en'), '');
  expect(foreign.join()).toContain(expected);
});
