import { localPath } from '#client/local-path.ts';
import { renditionUrl } from '#domain/addresses.ts';
import type { Lang, SiteInfo } from '#schemas/site.ts';
import type { SitemapAddress } from '#schemas/sitemap.ts';
import { escapeXml } from './escape-xml.ts';

/** The site that addresses are written for: where it stands on the web, and what it speaks. */
export type SitemapSite = Pick<SiteInfo, 'defaultLang' | 'prefixesDefault'> & { origin: string; langs: readonly Lang[] };

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';

/**
 * A sitemap (sitemaps.org) of addresses, each once in every language of the site with its counterparts in the others, and with its
 * pictures as Google reads them.
 */
export function sitemapXml(site: SitemapSite, addresses: readonly SitemapAddress[]): string {
  const urls = addresses.flatMap((address) => site.langs.map((lang) => urlXml(site, address, lang)));
  const spaces = 'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  return `${head}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" ${spaces}>\n${urls.join('\n')}\n</urlset>\n`;
}

/** The sitemap of sitemaps, at these paths. */
export function sitemapIndexXml({ origin }: Pick<SitemapSite, 'origin'>, paths: readonly string[]): string {
  const entries = paths.map((path) => `<sitemap><loc>${escapeAddress(origin + path)}</loc></sitemap>`);
  return `${head}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</sitemapindex>\n`;
}

function urlXml(site: SitemapSite, { path, updatedAt, pictures }: SitemapAddress, lang: Lang): string {
  const { origin, langs } = site;
  const addressIn = (other: Lang) => escapeAddress(origin + localPath({ site, lang: other }, path));
  const alternates =
    langs.length > 1 ? langs.map((other) => `<xhtml:link rel="alternate" hreflang="${other}" href="${addressIn(other)}"/>`) : [];
  const images = pictures.map(
    (url) => `<image:image><image:loc>${escapeAddress(origin + renditionUrl(url, 1280, 'jpg'))}</image:loc></image:image>`,
  );
  const changed = updatedAt === null ? '' : `<lastmod>${escapeAddress(updatedAt)}</lastmod>`;
  return `<url><loc>${addressIn(lang)}</loc>${changed}${alternates.join('')}${images.join('')}</url>`;
}

/** An address as text of XML. What no URL may hold is written in percent signs first. */
const escapeAddress = (address: string): string => escapeXml(encodeURI(address).replaceAll('%25', '%'));
