import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SiteProvider } from '#client/site.tsx';
import { Footer } from '#registry/navigation/footer/footer.tsx';
import { code } from '#registry/navigation/footer/index.ts';
import type { LoadContext } from '#renderer/types.ts';
import { readParameters } from '#schemas/parameters/index.ts';
import { sampleSite } from '../../../.storybook/sample-site.ts';
import { sampleSite as site } from '../../../stories/samples/site.ts';

const lists: Record<string, object[]> = {
  'logo-footer': [
    { id: 1, title: 'La Laverie', link: 'https://laverie.example/', pictures: [] },
    { id: 2, title: 'La Mercerie', link: null, pictures: [] },
  ],
  'link-footer': [
    { id: 3, title: 'Marchés de Vendée', link: '/marches', pictures: [] },
    { id: 4, title: 'Sans adresse', link: null, pictures: [] },
  ],
};

it('the footer shows the site’s partners and links, 100 of each at most', async () => {
  const queries: unknown[] = [];
  const context = {
    ...{ site, tree: [], lang: 'fr', parameters: readParameters([]).values, askPath: () => false },
    call: async (_: string, { params, query }: { params: { route: string }; query: object }) => {
      queries.push(query);
      return { total: 2, elements: lists[params.route] };
    },
  } as unknown as LoadContext;
  const props = { text: '', groups: [], showHours: false, showSocial: false, showLegal: false };
  const data = await code.load?.(props, context);
  expect(queries).toEqual(Array(2).fill({ page: 1, nbItem: 100 }));
  if (!data) throw new Error('the footer has no data');
  const html = renderToStaticMarkup(
    <SiteProvider value={sampleSite('fr')}>
      <Footer node={{ id: 'one', type: 'footer', props, data }} slots={{}} />
    </SiteProvider>,
  );
  expect(html).toContain('<a href="https://laverie.example/" rel="noopener">La Laverie</a>');
  expect(html).toContain('<li>La Mercerie</li>');
  expect(html).toContain('<a href="/marches">Marchés de Vendée</a>');
  expect(html).not.toContain('Sans adresse');
});
