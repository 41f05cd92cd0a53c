import { createHash } from 'node:crypto';
import type { NextApiRequest, NextApiResponse } from 'next';
import { defaultLocale, type SiteInfo, toLang } from '#schemas/site.ts';
import { log, serverCall } from '../api/server-api.ts';
import { originOf } from '../head/product-head.ts';
import { requestOrigin } from '../model/forwarded.ts';
import { currentSite } from '../site/current-site.ts';
import { sourceOf } from '../site/source.ts';
import { robotsTxt } from './robots.ts';
import { type SitemapSite, sitemapIndexXml, sitemapXml } from './sitemap.ts';
import { sitemapPages } from './sitemap-pages.ts';

/** TTL of a result, in ms: catalogues of every size cost the database the same. */
const keptMs = 600_000;
const maxKept = 64;
const maxAgeSeconds = 3600;

/** Stands for the origin in what is kept, which is the same for every host that the site is asked under. */
const anyOrigin = 'https://origin.invalid';

type Made = { text: string; madeAt: number };
const kept = new Map<string, Promise<Made>>();

/** Answers `/sitemap.xml` (`part` undefined) or `/sitemap/{part}.xml`. proxy.tsx sends them here. */
export async function answerSitemap(request: NextApiRequest, response: NextApiResponse, part: string | undefined): Promise<void> {
  if (part !== undefined && !/^(?:pages|[1-9]\d{0,4})$/.test(part)) return void response.status(404).end();
  await answer(request, response, 'application/xml', async ({ info }) => {
    const key = `${info.version} ${part ?? ''}`;
    const known = await kept.get(key)?.catch(() => undefined);
    if (known && Date.now() - known.madeAt < keptMs) return known.text;
    const making = makeSitemap(info, part).then((text) => ({ text, madeAt: Date.now() }));
    kept.delete(key);
    kept.set(key, making);
    making.catch(() => kept.delete(key));
    for (const old of [...kept.keys()].slice(0, -maxKept)) kept.delete(old);
    return (await making).text;
  });
}

/** Answers `/robots.txt`. proxy.tsx sends it here. */
export async function answerRobots(request: NextApiRequest, response: NextApiResponse): Promise<void> {
  await answer(request, response, 'text/plain', async ({ info }) => robotsTxt(siteOf(info), info));
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

type Make = (site: { info: SiteInfo }) => Promise<string>;

async function answer(request: NextApiRequest, response: NextApiResponse, type: string, make: Make): Promise<void> {
  try {
    const { info } = await currentSite();
    const text = (await make({ info })).replaceAll(anyOrigin, originFor(request, info));
    const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
    response.setHeader('ETag', etag).setHeader('Cache-Control', `public, max-age=${maxAgeSeconds}`);
    if (request.headers['if-none-match']?.includes(etag)) return void response.status(304).end();
    response
      .status(200)
      .setHeader('Content-Type', `${type}; charset=utf-8`)
      .end(request.method === 'HEAD' ? undefined : text);
  } catch (error) {
    const isMissing = error instanceof Error && 'status' in error && error.status === 404;
    if (isMissing) return void response.status(404).end();
    log.error({ err: error, path: request.url }, 'what search engines read cannot be made');
    response.status(503).setHeader('Retry-After', '60').end();
  }
}

/** Returns the origin of the site: PUBLIC_URL, as in canonical addresses. An installation without it uses the host of the request. */
function originFor({ headers }: NextApiRequest, info: SiteInfo): string {
  const known = originOf(info);
  if (new URL(known).hostname !== 'localhost') return known;
  const { host, isHttps } = requestOrigin((name) => headers[name]);
  return /^[a-z0-9.-]+(:\d{1,5})?$/i.test(host) ? `${isHttps ? 'https' : 'http'}://${host}` : known;
}
