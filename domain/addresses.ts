import type { AddressedKind } from '#schemas/calls/site.ts';
import type { Element } from '#schemas/element.ts';
import { eventRoute } from '#schemas/event-route.ts';
import type { IconFrame, iconSizes, RenditionFormat, RenditionWidth } from '#schemas/renditions.ts';

/** A pattern of addresses as a person reads it: `/products/{slug?}/{id}` is `/products/…`. */
export const addressWords = (pattern: string): string => pattern.replace(/(?:\/\{[^}]+\})+/g, '/…');

/** By which the address of a product's sheet names a declination: `?declination=12`. */
export const declinationQuery = 'declination';

/** The path of a product's sheet, without a language in front. */
export const productPath = (type: 'WINE' | 'BOX' | 'OTHER', slug: string, id: number): string =>
  `${type === 'WINE' ? '/wines' : '/products'}/${slug}/${id}`;

/** The path of a product's sheet with one of its declinations chosen. A bottle of a wine has a path of its own, another one a query. */
export const declinationPath = ({ url, isWine }: { url: string; isWine: boolean }, idDeclination: number): string =>
  isWine ? `${url}/detail/${idDeclination}` : `${url}?${declinationQuery}=${idDeclination}`;

/** The address of a picture in a width (px) and format. @param url `/media/{hash}/{name}`, as an `Image` holds it */
export const renditionUrl = <Format extends RenditionFormat>(url: string, width: RenditionWidth<Format>, format: Format): string =>
  `${url}-${width}.${format}`;

/** The address of a square icon made of a picture, as a web manifest names it. @param url `/media/{hash}/{name}` */
export const iconUrl = (url: string, size: (typeof iconSizes)[number], frame: IconFrame): string => `${url}-icon-${frame}-${size}.png`;

/** Returns the path of a product's PDF file on this origin, in a language; for one declination, or for the whole product (null). */
export const productFileUrl = (locale: string, idProduct: number, idDeclination: number | null): string =>
  `/api/product/file/${locale}/${idProduct}${idDeclination === null ? '' : `-${idDeclination}`}.pdf`;

/** The address of an event's sheet, without a language in front. */
export const eventPath = ({ slug, id }: Pick<Element, 'slug' | 'id'>): string => `/${eventRoute}/${slug}/${id}`;

/** Kinds of published things that have a sheet each, by the component that shows it. */
export type ContentKind = Exclude<AddressedKind, 'product'>;
type Named = { id: number; slug: string };

const paths: Readonly<Record<ContentKind, (thing: Named) => string>> = {
  'blog-article': ({ slug, id }) => `/blog/${slug}/${id}`,
  'blog-folder': ({ slug, id }) => `/blog/folder/${slug}/${id}`,
  'album-sheet': ({ slug, id }) => `/albums/${slug}/${id}`,
  'service-sheet': ({ slug, id }) => `/services/${slug}/${id}`,
  'event-sheet': eventPath,
};

/** The address of a published thing, without a language in front. */
export const contentPath = (kind: ContentKind, thing: Named): string => paths[kind](thing);
