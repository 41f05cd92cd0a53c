import { renderToStaticMarkup } from 'react-dom/server';
import { SiteProvider } from '#client/site.tsx';
import { Blocks } from '#renderer/react/blocks.tsx';
import { HeadTags } from '#web/head/head-tags.tsx';
import type { SitePage } from '#web/model/page-props.ts';
import { components } from './render-whole-page.tsx';

/** Renders a page as one HTML document, as `_document` and `_app` frame it, without styles and scripts of the program. */
export function renderDocument(page: SitePage): string {
  const { context, header, main, footer, mobileBar } = page;
  const html = renderToStaticMarkup(
    <html lang={context.lang}>
      {/* biome-ignore lint/style/noHeadElement: a whole document is rendered, outside Next */}
      <head>
        <meta charSet="utf-8" />
        <HeadTags page={page} />
      </head>
      <body>
        <SiteProvider value={context}>
          <Blocks nodes={header} components={components} />
          <main id="contenu" tabIndex={-1}>
            {main.map(({ id, nodes }) => (
              <div key={id} data-layout={id}>
                <Blocks nodes={nodes} components={components} />
              </div>
            ))}
          </main>
          <Blocks nodes={footer} components={components} />
          <Blocks nodes={mobileBar} components={components} />
        </SiteProvider>
      </body>
    </html>,
  );
  return `<!DOCTYPE html>${html}`;
}
