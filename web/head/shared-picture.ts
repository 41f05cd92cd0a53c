import { createHash } from 'node:crypto';
import { renditionUrl } from '#domain/addresses.ts';
import { type CardSubject, cardAddress } from '#domain/share-card.ts';
import type { Image, SiteInfo } from '#schemas/site.ts';
import type { SharedPicture } from '../model/page-props.ts';
import type { Failed } from '../model/screen.ts';
import type { Route } from '../routing/routes.ts';
import type { Source } from '../site/source.ts';
import { originOf } from './site-origin.ts';

/** Width of a picture as networks are told it, in px: the widest that they show. */
const sharedWidth = 1280;
/** Size in px of a drawn picture (backend/storefront/pages/sharing). */
const cardSize = { width: 1200, height: 630 };

/** A picture as networks show it. A bitmap that is smaller is not enlarged: its shape is what they need to know before they have it. */
export const sharePicture = (
  { url, width, height, alt }: Pick<Image, 'url' | 'width' | 'height' | 'alt'>,
  site: SiteInfo,
): SharedPicture => ({
  url: originOf(site) + renditionUrl(url, sharedWidth, 'jpg'),
  width: sharedWidth,
  height: Math.round((sharedWidth * height) / width),
  alt,
});

/** The picture that the site draws for a page that has none: its title and the name of the site in the colours of the theme. */
export function drawnPicture(route: Route | Failed, title: string, { site, parameters }: Source, locale: string): SharedPicture {
  const { BACKGROUND_COLOR, HEADING_COLOR, PRIMARY_COLOR, TITLE_FONT } = parameters;
  const drawn = JSON.stringify([site.name, title, BACKGROUND_COLOR, HEADING_COLOR, PRIMARY_COLOR, TITLE_FONT]);
  const mark = createHash('sha256').update(drawn).digest('hex').slice(0, 12);
  const url = originOf(site) + cardAddress.write({ idSite: site.id, locale, ...subjectOf(route) }, mark);
  return { url, ...cardSize, alt: title.includes(site.name) ? title : `${title} · ${site.name}` };
}

function subjectOf(route: Route | Failed): Pick<CardSubject, 'kind' | 'id'> {
  switch (route.kind) {
    case 'page':
    case 'product':
      return { kind: route.kind, id: route.id };
    case 'sheet':
      return { kind: route.sheet, id: route.id };
    default:
      return { kind: 'site', id: 0 };
  }
}
