import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toLocale } from '#messages/languages.ts';
import { findHtmlFaults } from './html-rules.ts';
import { openPages } from './open-pages.ts';
import { renderDocument } from './render-document.tsx';
import { findDataFaults } from './schema-org.ts';

/** The sample sites in each of their languages. */
const sites = [
  { name: 'boutique', idSite: 89, lang: 'fr' },
  { name: 'estate', idSite: 90, lang: 'fr' },
  { name: 'estate', idSite: 90, lang: 'en' },
] as const;

describe.each(sites)('every page of the $name in $lang', ({ idSite, lang }) => {
  let folder: string;
  const pages: { address: string; html: string }[] = [];
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'valid-pages-'));
    const { makePage } = await import('#web/page/make-page.tsx');
    const locale = toLocale(lang);
    const { source, call, addresses, listed, close } = await openPages(folder, { content: null, idSite, products: 1, locale });
    try {
      for (const address of new Set([...addresses, ...listed])) {
        const { pathname: path, searchParams: query } = new URL(address, 'http://shop.test');
        const made = await makePage({ source, call, locale, path, query, kind: { of: 'everybody' } });
        if (!('redirect' in made)) pages.push({ address, html: renderDocument(made.page) });
      }
    } finally {
      await close();
    }
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** Faults of all pages, those of several pages once, with the first page that has each. */
  const collect = async (find: (html: string) => string[] | Promise<string[]>): Promise<string[]> => {
    const faults = new Map<string, string>();
    for (const { address, html } of pages) for (const fault of await find(html)) if (!faults.has(fault)) faults.set(fault, address);
    return [...faults].map(([fault, address]) => `${address}: ${fault}`);
  };

  it('is valid HTML', async () => {
    expect(pages.length).toBeGreaterThan(60);
    expect(await collect(findHtmlFaults)).toEqual([]);
  });

  it('has structured data that schema.org knows and Google shows', async () => {
    const types = new Set<string>();
    const faults = await collect((html) =>
      readData(html).flatMap((data) => {
        for (const [, type = ''] of JSON.stringify(data).matchAll(/"@type":"(\w+)"/g)) types.add(type);
        return findDataFaults(data);
      }),
    );
    expect(faults).toEqual([]);
    expect([...types]).toEqual(expect.arrayContaining(['Store', 'Product', 'ProductGroup', 'Offer', 'Event', 'Article', 'BreadcrumbList']));
  });

  it('names a picture for sharing, with its size and its text', async () => {
    const needed = ['og:image', 'og:image:width', 'og:image:height', 'og:image:alt', 'twitter:card'];
    expect(await collect((html) => needed.filter((name) => !html.includes(`="${name}" content="`)))).toEqual([]);
  });
});

const readData = (html: string): unknown[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json = '']) => JSON.parse(json));

it('a fault of HTML or of structured data is found', async () => {
  const html = '<!DOCTYPE html><html lang="fr"><head><title>A</title></head><body><ul><p id="a">B</p></ul><p id="a">C</p></body></html>';
  const faults = (await findHtmlFaults(html)).join('\n');
  for (const rule of ['element-permitted-content', 'no-dup-id']) expect(faults).toContain(rule);
  const event = {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: 'Bal',
    startDate: '2026-12-12',
    colour: 'red',
    organizer: { '@type': 'Offer' },
  };
  expect(findDataFaults(event)).toEqual([
    'Event has no location',
    'Event.colour: no such property',
    'Event.organizer: takes no Offer',
    'Event.organizer → Offer has no price|priceSpecification',
  ]);
});
