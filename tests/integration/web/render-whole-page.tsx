import { renderToStaticMarkup } from 'react-dom/server';
import { SiteProvider } from '#client/site.tsx';
import { serverBlocks } from '#registry/generated/server.ts';
import { Blocks } from '#renderer/react/blocks.tsx';
import type { Components } from '#renderer/types.ts';
import type { SitePage } from '#web/model/page-props.ts';

export const components: Components = Object.fromEntries(
  Object.entries(serverBlocks).map(([type, { Component }]) => [type, { Component, load: () => Promise.resolve({ default: Component }) }]),
);

/** Renders a page as its visitor reads it before any script runs: its title and description, and all its blocks, interactive ones too. */
export function renderWholePage({ context, head, header, main, footer, mobileBar }: SitePage): string {
  const nodes = [header, ...main.map((layout) => layout.nodes), footer, mobileBar].flat();
  return renderToStaticMarkup(
    <SiteProvider value={context}>
      <title>{head.title}</title>
      <p>{head.description}</p>
      <Blocks nodes={nodes} components={components} />
    </SiteProvider>,
  );
}
