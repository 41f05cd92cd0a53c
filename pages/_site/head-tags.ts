import { createElement, Fragment, type ReactNode } from 'react';
import type { SitePage } from './page-props.ts';

const meta = (property: string, content: string | null): ReactNode =>
  content ? createElement('meta', property.startsWith('og:') ? { property, content } : { name: property, content }) : null;

/** A `<` of the JSON could end the script. */
const script = (json: string): ReactNode =>
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own, which cannot end the script
  createElement('script', { type: 'application/ld+json', dangerouslySetInnerHTML: { __html: json.replaceAll('<', '\\u003c') } });

/** What `<head>` tells browsers, search engines and networks about a page. */
export function HeadTags({ page: { head, context } }: { page: SitePage }): ReactNode {
  const { title, description, canonical, alternates, image, isIndexed, jsonLd } = head;
  return [
    createElement('title', null, title),
    // Beside Next's own, which leaves out the space around rounded screens and home bars; the later one counts.
    meta('viewport', 'width=device-width, initial-scale=1, viewport-fit=cover'),
    meta('description', description),
    meta('robots', isIndexed ? null : 'noindex'),
    canonical ? createElement('link', { rel: 'canonical', href: canonical }) : null,
    ...alternates.map(({ lang, href }) => createElement('link', { rel: 'alternate', hrefLang: lang, href })),
    ...head.pictures.map(({ srcSet, sizes, media }) =>
      createElement('link', {
        ...{ rel: 'preload', as: 'image', type: 'image/avif', fetchPriority: 'high' as const },
        ...{ imageSrcSet: srcSet, imageSizes: sizes, media: media ?? undefined },
      }),
    ),
    meta('og:type', 'website'),
    meta('og:site_name', context.site.name),
    meta('og:locale', context.locale),
    meta('og:title', title),
    meta('og:description', description),
    meta('og:url', canonical),
    meta('og:image', image),
    jsonLd ? script(jsonLd) : null,
  ].map((tag, index) => createElement(Fragment, { key: index }, tag));
}
