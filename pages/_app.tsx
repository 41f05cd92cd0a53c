import type { AppProps } from 'next/app';
import Head from 'next/head';
import { SiteProvider } from '#client/site.tsx';
import { components } from '#registry/generated/components.ts';
import { Blocks, DeferredNodes } from '#renderer/react/blocks.tsx';
import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';
import type { PageHead, SitePage, SitePageProps } from './_site/page-props.ts';
import { useDeferred } from './_site/use-deferred.ts';
import { usePageStyles } from './_site/use-page-styles.ts';
import { useSoftLinks } from './_site/use-soft-links.ts';
import { siteWords } from './_site/words.ts';

const styles = {
  skip: style({
    position: 'absolute',
    insetInlineStart: 0,
    top: 0,
    zIndex: theme.layer.toast,
    padding: theme.space.m,
    background: theme.colour.surface,
    color: theme.colour.ink,
    '&:not(:focus)': { transform: 'translateY(-120%)' },
  }),
  main: style({ display: 'block', minHeight: '60vh', '&:focus': { outline: 'none' } }),
};

/** Pages of the site are drawn here rather than in their routes, so that header and footer stay while one page follows another. */
export default function App({ Component, pageProps }: AppProps<Partial<SitePageProps>>) {
  return pageProps.page ? <Site page={pageProps.page} /> : <Component {...pageProps} />;
}

function Site({ page }: { page: SitePage }) {
  const { context, head, header, main, footer, mobileBar } = page;
  usePageStyles(page);
  useSoftLinks();
  const deferred = useDeferred(page);
  return (
    <SiteProvider value={context}>
      <DeferredNodes value={deferred}>
        <PageHeadTags head={head} locale={context.locale} siteName={context.site.name} />
        <a className={styles.skip} href="#contenu">
          {siteWords[context.lang].skip}
        </a>
        <Blocks nodes={header} components={components} />
        <main id="contenu" tabIndex={-1} className={styles.main} key={context.path}>
          {main.map(({ id, nodes }) => (
            <div key={id} data-layout={id}>
              <Blocks nodes={nodes} components={components} />
            </div>
          ))}
        </main>
        <Blocks nodes={footer} components={components} />
        <Blocks nodes={mobileBar} components={components} />
      </DeferredNodes>
    </SiteProvider>
  );
}

function PageHeadTags({ head, locale, siteName }: { head: PageHead; locale: string; siteName: string }) {
  const { title, description, canonical, image, isIndexed, jsonLd } = head;
  return (
    <Head>
      <title>{title}</title>
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      {description && <meta name="description" content={description} />}
      {!isIndexed && <meta name="robots" content="noindex" />}
      {canonical && <link rel="canonical" href={canonical} />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={siteName} />
      <meta property="og:locale" content={locale} />
      <meta property="og:title" content={title} />
      {description && <meta property="og:description" content={description} />}
      {canonical && <meta property="og:url" content={canonical} />}
      {image && <meta property="og:image" content={image} />}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own, which cannot end the script */}
      {jsonLd && <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLd.replaceAll('<', '\\u003c') }} />}
    </Head>
  );
}
