import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SiteProvider } from '#client/site.tsx';
import { ProductCard } from '#registry/catalogue/products/product-card.tsx';
import { cardSettings } from '#registry/catalogue/products/shop-settings.ts';
import { SearchGroups } from '#registry/navigation/search/search-groups.tsx';
import { readParameters } from '#schemas/parameters/index.ts';
import { formatPrice } from '#ui/format-price.ts';
import { sampleSite } from '../../../.storybook/sample-site.ts';
import { cards } from '../../../stories/samples/catalogue.ts';

const rented = cards.find(({ rental }) => rental?.days === 4);
if (!rented) throw new Error('nothing of the sample site is for rent for four days');

/** Returns the text without the elements around it. */
const textOf = (html: string) => html.replace(/<[^>]+>/g, '');

it('the price of a rental says for how many days, on a card and among what a search finds', () => {
  const nothing = () => {};
  const groups = [{ key: 'products', label: 'Produits', options: [{ kind: 'product' as const, product: rented }] }];
  const site = sampleSite('fr');
  const shown = [
    <ProductCard key="card" product={rented} settings={cardSettings(readParameters([]).values)} sizes="100vw" />,
    <SearchGroups
      key="found"
      id="found"
      groups={groups}
      active={-1}
      lang="fr"
      format={site}
      hrefOf={() => '/'}
      onChoose={nothing}
      onPoint={nothing}
    />,
  ].map((part) => textOf(renderToStaticMarkup(<SiteProvider value={site}>{part}</SiteProvider>)));
  const price = `${formatPrice(rented.rental?.price ?? 0, site)}/ 4 jours`;
  for (const text of shown) expect(text).toContain(price);
});
