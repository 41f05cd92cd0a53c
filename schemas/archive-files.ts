import { z } from 'zod';
import {
  ArchiveCalendar,
  ArchiveComponent,
  ArchivePage,
  ArchiveParameters,
  ArchiveRelayPoint,
  ArchiveReturns,
  ArchiveSite,
} from './archive.ts';
import { ArchiveMedia, ArchiveRedirect, ArchiveTemplate } from './archive-library.ts';
import { ArchiveBlog } from './archive-publishing.ts';
import { album } from './entities/album.ts';
import { carrier } from './entities/carrier.ts';
import { discount } from './entities/discount.ts';
import { element } from './entities/element.ts';
import { form } from './entities/form.ts';
import { news } from './entities/news.ts';
import { popup } from './entities/popup.ts';
import { product } from './entities/product.ts';
import { review } from './entities/review.ts';
import { service } from './entities/service.ts';
import { tag } from './entities/tag.ts';
import { variation } from './entities/variation.ts';

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
  'variations.json': z.array(variation.value),
  'products.json': z.array(product.value),
  'tags.json': z.array(tag.value),
  'carriers.json': z.array(carrier.value),
  'relay-points.json': z.array(ArchiveRelayPoint),
  'calendar.json': ArchiveCalendar,
  'discounts.json': z.array(discount.value),
  'returns.json': ArchiveReturns,
  'news.json': z.array(news.value),
  'blog.json': ArchiveBlog,
  'albums.json': z.array(album.value),
  'services.json': z.array(service.value),
  'reviews.json': z.array(review.value),
  'elements.json': z.array(element.value),
  'forms.json': z.array(form.value),
  'popups.json': z.array(popup.value),
} as const satisfies Record<string, z.ZodType>;

export type ArchiveFileName = keyof typeof archiveFiles;
