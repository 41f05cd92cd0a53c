import type { NextApiRequest, NextApiResponse } from 'next';
import { defaultLocale, type SiteInfo, toLang } from '#schemas/site.ts';
import { serverCall } from '../api/server-api.ts';
import { sourceOf } from '../site/source.ts';
import { answerText, anyOrigin, keepText } from './answer-text.ts';
import { robotsTxt } from './robots.ts';
import { type SitemapSite, sitemapIndexXml, sitemapXml } from './sitemap.ts';
import { sitemapPages } from './sitemap-pages.ts';

/** Answers `/sitemap.xml` (`part` undefined) or `/sitemap/{part}.xml`. proxy.tsx sends them here. */
export async function answerSitemap(request: NextApiRequest, response: NextApiResponse, part: string | undefined): Promise<void> {
  if (part !== undefined && !/^(?:pages|[1-9]\d{0,4})$/.test(part)) return void response.status(404).end();
  await answerText(request, response, 'application/xml', (info) =>
    keepText(`${info.version} sitemap ${part ?? ''}`, () => makeSitemap(info, part)),
  );
}

/** Answers `/robots.txt`. proxy.tsx sends it here. */
export async function answerRobots(request: NextApiRequest, response: NextApiResponse): Promise<void> {
  await answerText(request, response, 'text/plain', async (info) => robotsTxt(siteOf(info), info));
}

/** A site with one part has one sitemap; others have an index of them. */
async function makeSitemap(info: SiteInfo, part: string | undefined): Promise<string> {
  const site = siteOf(info);
  const locale = info.languages.find(({ code }) => toLang(code) === toLang(info.defaultLang))?.code ?? defaultLocale;
  const call = serverCall(locale);
  const first = await call('GET /sitemap/{part}', { params: { part: part === undefined || part === 'pages' ? 1 : Number(part) } });
  if (part !== undefined && part !== 'pages') return sitemapXml(site, first.addresses);
  const hasIndex = first.parts > 1 && part === undefined;
  if (hasIndex) {
    const numbers = Array.from({ length: first.parts }, (_, index) => `/sitemap/${index + 1}.xml`);
    return sitemapIndexXml(site, ['/sitemap/pages.xml', ...numbers]);
  }
  const pages = await sitemapPages(await sourceOf(String(info.version), locale), first.sections);
  return sitemapXml(site, part === 'pages' ? pages : [...pages, ...first.addresses]);
}

const siteOf = ({ defaultLang, prefixesDefault, languages }: SiteInfo): SitemapSite => ({
  origin: anyOrigin,
  defaultLang,
  prefixesDefault,
  langs: languages.filter(({ isValid }) => isValid).map(({ code }) => toLang(code)),
});
