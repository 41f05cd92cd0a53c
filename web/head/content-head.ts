import type { Album } from '#schemas/album.ts';
import type { Blog, BlogFolder } from '#schemas/blog.ts';
import type { Service } from '#schemas/service.ts';
import type { SiteInfo } from '#schemas/site.ts';
import type { Screen } from '../model/screen.ts';
import type { PricedSite } from './product-head.ts';
import { sharePicture } from './shared-picture.ts';
import { addressOf, type SpokenSite } from './site-origin.ts';

type Head = Screen['head'];

const schemaOrg = (thing: object): string => JSON.stringify({ '@context': 'https://schema.org', ...thing });

const publisher = (site: SiteInfo) => ({ '@type': 'Organization', name: site.name });

/** Head of an article, with the article and the way to it as schema.org tells them. */
export function articleHead(article: Blog, spoken: SpokenSite): Head {
  const { site } = spoken;
  const { title, excerpt, metaDescription, image, author, publishedAt, updatedAt, breadcrumb } = article;
  const picture = image && sharePicture(image, site);
  const description = metaDescription || excerpt;
  const told = {
    '@type': 'Article',
    headline: title,
    description,
    ...(picture && { image: [picture.url] }),
    datePublished: publishedAt,
    dateModified: updatedAt ?? publishedAt,
    author: author ? { '@type': 'Person', name: author } : publisher(site),
    publisher: publisher(site),
    mainEntityOfPage: addressOf(spoken, article.url),
  };
  const way = {
    '@type': 'BreadcrumbList',
    itemListElement: breadcrumb.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: addressOf(spoken, url),
    })),
  };
  return { title, description, isIndexed: true, image: picture, jsonLd: schemaOrg({ '@graph': [told, way] }) };
}

export const folderHead = ({ name, description, image }: BlogFolder, site: SiteInfo): Head => ({
  ...{ title: name, description, isIndexed: true },
  image: image && sharePicture(image, site),
});

export const albumHead = ({ title, description, image }: Album, site: SiteInfo): Head => ({
  ...{ title, description, isIndexed: true },
  image: image && sharePicture(image, site),
});

/** Head of a service, with its offer as schema.org tells it where it has a price. */
export function serviceHead({ title, summary, metaDescription, image, price, isFrom, url }: Service, priced: PricedSite): Head {
  const { site, currency: priceCurrency } = priced;
  const description = metaDescription || summary;
  const picture = image && sharePicture(image, site);
  const amount = price === null ? '' : (price / 100).toFixed(2);
  const told = {
    '@type': 'Service',
    name: title,
    description,
    ...(picture && { image: [picture.url] }),
    provider: publisher(site),
    ...(amount && {
      offers: {
        '@type': 'Offer',
        url: addressOf(priced, url),
        ...(isFrom
          ? { priceSpecification: { '@type': 'PriceSpecification', minPrice: amount, priceCurrency } }
          : { price: amount, priceCurrency }),
      },
    }),
  };
  return { title, description, isIndexed: true, image: picture, jsonLd: schemaOrg(told) };
}
