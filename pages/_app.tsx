import type { AppProps } from 'next/app';
import { useEffect } from 'react';
import { SiteProvider } from '#client/site.tsx';
import { messages } from '#messages/generated/pages/app.ts';
import { followFilterPanels } from '#registry/filter-panels.ts';
import { components } from '#registry/generated/components.ts';
import { openOnClick } from '#registry/opening.ts';
import { followRows } from '#registry/rows.ts';
import { followWishlist } from '#registry/wishlist-marks.ts';
import { Blocks, DeferredNodes } from '#renderer/react/blocks.tsx';
import { becomeLive } from '#renderer/react/early-page.ts';
import { unlessWhole } from '#themes/media.ts';
import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';
import { useDeferred } from '#web/browser/use-deferred.ts';
import { useLoadingBar } from '#web/browser/use-loading-bar.ts';
import { usePageHead } from '#web/browser/use-page-head.ts';
import { usePageStyles } from '#web/browser/use-page-styles.ts';
import { useScrollRestoration } from '#web/browser/use-scroll-restoration.ts';
import { useSoftForms } from '#web/browser/use-soft-forms.ts';
import { useSoftLinks } from '#web/browser/use-soft-links.ts';
import type { SitePage, SitePageProps } from '#web/model/page-props.ts';

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
  /**
   * Costs no layout until it comes near the screen. Its place is as high as nearly all sections are on a phone: where it is lower, tools
   * that measure text take what is not laid out for lying over what follows.
   */
  late: style({ [unlessWhole]: { contentVisibility: 'auto', containIntrinsicSize: 'auto 60rem' } }),
  /** As high as the window: whatever comes into it later moves no footer that is in sight. */
  main: style({ display: 'block', minHeight: '100svh', '&:focus': { outline: 'none' } }),
};

/** Pages of the site are drawn here rather than in their routes, so that header and footer stay while one page follows another. */
export default function App({ Component, pageProps }: AppProps<Partial<SitePageProps>>) {
  useLoadingBar();
  // The last effect of the first page: all else listens by then.
  useEffect(becomeLive, []);
  return pageProps.page ? <Site page={pageProps.page} /> : <Component {...pageProps} />;
}

function Site({ page }: { page: SitePage }) {
  const { context, header, main, mainKey, footer, mobileBar } = page;
  usePageStyles(page);
  usePageHead(page.head);
  // Before the links of the site are followed: some of these have an address of it.
  useEffect(openOnClick, []);
  useEffect(followFilterPanels, []);
  useEffect(followRows, []);
  useEffect(followWishlist, []);
  useSoftLinks();
  useSoftForms();
  useScrollRestoration();
  const deferred = useDeferred(page);
  return (
    <SiteProvider value={context}>
      <DeferredNodes value={deferred}>
        <a className={styles.skip} href="#contenu">
          {messages[context.lang].skip}
        </a>
        <Blocks nodes={header} components={components} />
        <main id="contenu" tabIndex={-1} className={styles.main} key={mainKey}>
          {main.map(({ id, nodes, isLate }) => (
            <div key={id} data-layout={id} className={isLate && styles.late}>
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
