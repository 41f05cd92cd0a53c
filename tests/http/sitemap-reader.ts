import { SaxesParser } from 'saxes';

export type SitemapUrl = { loc: string; lastmod: string; images: string[]; alternates: { hreflang: string; href: string }[] };

const sitemap = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** Reads a sitemap or an index of them strictly, by its namespaces. Throws where it is not well-formed. */
export function readSitemap(xml: string): { urls: SitemapUrl[]; sitemaps: string[] } {
  const parser = new SaxesParser({ xmlns: true });
  const urls: SitemapUrl[] = [];
  const sitemaps: string[] = [];
  const open: string[] = [];
  let text = '';
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ local, uri, attributes }) => {
    const isOwn = uri === sitemap;
    open.push(isOwn ? local : uri.includes('image') ? `image:${local}` : local);
    text = '';
    if (isOwn && local === 'url') urls.push({ loc: '', lastmod: '', images: [], alternates: [] });
    if (local === 'link' && uri === 'http://www.w3.org/1999/xhtml')
      urls.at(-1)?.alternates.push({ hreflang: attributes.hreflang?.value ?? '', href: attributes.href?.value ?? '' });
  });
  parser.on('text', (part) => {
    text += part;
  });
  parser.on('closetag', () => {
    const path = [open.at(-2), open.at(-1)].join('/');
    const last = urls.at(-1);
    if (path === 'url/loc' && last) last.loc = text;
    if (path === 'url/lastmod' && last) last.lastmod = text;
    if (path === 'image:image/image:loc') last?.images.push(text);
    if (path === 'sitemap/loc') sitemaps.push(text);
    open.pop();
    text = '';
  });
  parser.write(xml).close();
  return { urls, sitemaps };
}
