import Document, { type DocumentInitialProps, Head, Html, Main, NextScript } from 'next/document';
import type { AdminPageProps } from '#admin/shell/shell.tsx';
import { cartSeen } from '#client/shop/checkout-memory.ts';
import { extractStyles } from '#themes/extract-styles.ts';
import { emotion } from '#themes/style.ts';
import { globalStyle, themeStyle } from '#web/browser/use-page-styles.ts';
import { fileAddress } from '#web/files/page-files.ts';
import { bootScript, holdScript } from '#web/generated/boot-script.ts';
import { codeAtEnd, codeScripts } from '#web/head/code-tags.tsx';
import { HeadWithoutScripts, ScriptsAsData } from '#web/head/framework-scripts.tsx';
import { HeadTags } from '#web/head/head-tags.tsx';
import { SiteBarFrame } from '#web/head/site-bar-frame.tsx';
import type { SitePageProps } from '#web/model/page-props.ts';
import { bootElement } from '#web/model/page-scripts.ts';
import { forBrowser } from '#web/page/for-browser.ts';
import { documentLanguage } from '#web/routing/locale-of.ts';
import { speculationRules } from '#web/security/speculation-rules.ts';

/** Styles that the page uses stand in `<head>`; HTML that the browser has before its eyes is left out of the page's data. */
export default class SiteDocument extends Document<DocumentInitialProps> {
  override render() {
    const { html, __NEXT_DATA__: data } = this.props;
    const pageProps = (data.props.pageProps ?? {}) as Partial<SitePageProps & AdminPageProps>;
    const { page, hasSiteBar } = pageProps;
    const lang = documentLanguage(pageProps);
    // Without __N_SSG: Next would fetch the data of every page a second time, because proxy.tsx rewrote its address.
    if (page) data.props = { pageProps: { page: forBrowser(page) } };
    // Some blocks hand classes to the browser with their data, for what it shows later.
    const styleText = extractStyles(html + JSON.stringify(data.props));
    const address = page?.theme && !page.theme.isInline ? fileAddress([page.theme.css, styleText.css], 'css') : null;
    // In development the bundler's own client starts with the page.
    const isLater = page?.start === 'intent' && process.env.NODE_ENV === 'production';
    const boot = isLater && address ? fileAddress([bootScript], 'js') : null;
    const [PageHead, PageScripts] = isLater ? [HeadWithoutScripts, ScriptsAsData] : [Head, NextScript];
    return (
      <Html lang={lang} data-cart={page?.context.cart && cartSeen(page.context.cart)}>
        <PageHead>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a script of our own, allowed by its hash */}
          <script dangerouslySetInnerHTML={{ __html: boot ? holdScript : bootScript }} />
          {address && (
            <link rel="stylesheet" href={address} id={themeStyle} data-theme={page?.theme?.name} data-emotion={emotion.cache.key} />
          )}
          {boot && <script id={bootElement} src={boot} defer />}
          {page && <HeadTags page={page} />}
          {page?.theme?.fontPreload && <FontPreload href={page.theme.fontPreload} />}
          {page?.theme?.favicon && <link rel="icon" href={page.theme.favicon} />}
          {page?.theme && <link rel="manifest" href={page.theme.manifest} />}
          {page?.theme && !address && <Css id={themeStyle}>{page.theme.css}</Css>}
          {!address && <Css data-emotion={emotion.cache.key}>{styleText.css}</Css>}
          {page?.theme && <Css id={globalStyle}>{page.theme.globalCss}</Css>}
          {page?.theme && codeScripts(page.theme.code.head)}
        </PageHead>
        <body>
          {page && hasSiteBar && <SiteBarFrame path={page.context.path} lang={page.context.lang} />}
          <Main />
          <PageScripts />
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own, allowed by its hash */}
          {page && <script type="speculationrules" dangerouslySetInnerHTML={{ __html: speculationRules }} />}
          {page?.theme && codeAtEnd(page.theme.code)}
        </body>
      </Html>
    );
  }
}

const FontPreload = ({ href }: { href: string }) => (
  <link rel="preload" href={href} as="font" type={`font/${href.split('.').at(-1)}`} crossOrigin="anonymous" />
);

/** A `<style>` whose text is not escaped, as CSS must be. */
function Css({ children, ...attributes }: { id?: string; 'data-emotion'?: string; children: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: CSS of our own; the owner's is kept from ending the element
  return <style {...attributes} dangerouslySetInnerHTML={{ __html: children }} />;
}
