import { z } from 'zod';
import {
  ArchiveCalendar,
  ArchiveCarrier,
  ArchiveComponent,
  ArchiveDiscount,
  ArchiveNews,
  ArchivePage,
  ArchiveParameters,
  ArchiveProduct,
  ArchiveRelayPoint,
  ArchiveReturns,
  ArchiveSite,
  ArchiveTag,
  ArchiveVariation,
} from './archive.ts';
import { ArchiveElement, ArchiveForm, ArchivePopup } from './archive-elements.ts';
import { ArchiveMedia, ArchiveRedirect, ArchiveTemplate } from './archive-library.ts';
import { ArchiveAlbum, ArchiveBlog, ArchiveReview, ArchiveService } from './archive-publishing.ts';

/** Every JSON file of a site's folder and what it holds; the documents of pages/ are described by themselves. */
export const archiveFiles = {
  'site.json': ArchiveSite,
  'parameters.json': ArchiveParameters,
  'secrets.json': ArchiveParameters,
  'pages.json': z.array(ArchivePage),
  'components/<slug>.json': ArchiveComponent,
  'redirects.json': z.array(ArchiveRedirect),
  'templates.json': z.array(ArchiveTemplate),
  'media.json': z.array(ArchiveMedia),
  'variations.json': z.array(ArchiveVariation),
  'products.json': z.array(ArchiveProduct),
  'tags.json': z.array(ArchiveTag),
  'carriers.json': z.array(ArchiveCarrier),
  'relay-points.json': z.array(ArchiveRelayPoint),
  'calendar.json': ArchiveCalendar,
  'discounts.json': z.array(ArchiveDiscount),
  'returns.json': ArchiveReturns,
  'news.json': z.array(ArchiveNews),
  'blog.json': ArchiveBlog,
  'albums.json': z.array(ArchiveAlbum),
  'services.json': z.array(ArchiveService),
  'reviews.json': z.array(ArchiveReview),
  'elements.json': z.array(ArchiveElement),
  'forms.json': z.array(ArchiveForm),
  'popups.json': z.array(ArchivePopup),
} as const satisfies Record<string, z.ZodType>;

export type ArchiveFileName = keyof typeof archiveFiles;
