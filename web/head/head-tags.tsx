import type { ReactNode } from 'react';
import type { SitePage } from '../model/page-props.ts';

/** A `meta` of search engines, or of networks (`og:`); none without a content. */
function Meta({ name, content }: { name: string; content: string | null }): ReactNode {
  if (!content) return null;
  return name.startsWith('og:') ? <meta property={name} content={content} /> : <meta name={name} content={content} />;
}

/** Renders the tags in `<head>` about a page, for browsers, search engines and social networks. */
export function HeadTags({ page: { head, context } }: { page: SitePage }): ReactNode {
  const { title, description, canonical, alternates, image, isIndexed, jsonLd } = head;
  return (
    <>
      <title>{title}</title>
      {/* Beside Next's own, which leaves out the space around rounded screens and home bars; the later one counts. */}
      <Meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <Meta name="description" content={description} />
      <Meta name="robots" content={isIndexed ? null : 'noindex'} />
      {canonical && <link rel="canonical" href={canonical} />}
      {alternates.map(({ lang, href }) => (
        <link key={lang} rel="alternate" hrefLang={lang} href={href} />
      ))}
      {head.feeds.map((feed) => (
        <link key={feed.href} rel="alternate" type="application/rss+xml" title={feed.title} href={feed.href} />
      ))}
      {head.pictures.map(({ srcSet, sizes, media }) => (
        <link
          key={srcSet}
          rel="preload"
          as="image"
          type="image/avif"
          fetchPriority="high"
          imageSrcSet={srcSet}
          imageSizes={sizes}
          media={media ?? undefined}
        />
      ))}
      <Meta name="og:type" content="website" />
      <Meta name="og:site_name" content={context.site.name} />
      <Meta name="og:locale" content={context.locale} />
      <Meta name="og:title" content={title} />
      <Meta name="og:description" content={description} />
      <Meta name="og:url" content={canonical} />
      {image && (
        <>
          <Meta name="og:image" content={image.url} />
          <Meta name="og:image:width" content={String(image.width)} />
          <Meta name="og:image:height" content={String(image.height)} />
          <Meta name="og:image:alt" content={image.alt} />
        </>
      )}
      <Meta name="twitter:card" content={image ? 'summary_large_image' : 'summary'} />
      {/* A `<` of the JSON could end the script. */}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own, which cannot end the script */}
      {jsonLd && <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLd.replaceAll('<', '\\u003c') }} />}
    </>
  );
}
