import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { InCurrency } from '#client/money.tsx';
import { SiteProvider } from '#client/site.tsx';
import { Amount } from '#registry/account/orders/amount.tsx';
import { OrderCard } from '#registry/account/orders/order-card.tsx';
import { ProductCard } from '#registry/catalogue/products/product-card.tsx';
import { cardSettings } from '#registry/catalogue/products/shop-settings.ts';
import { readParameters } from '#schemas/parameters/index.ts';
import { sampleSite } from '../../../.storybook/sample-site.ts';
import { cards } from '../../../stories/samples/catalogue.ts';
import { order } from '../../../stories/samples/shop.ts';

const [card] = cards;
if (!card) throw new Error('no sample product');
const product = { ...card, price: 4_550, referencePrice: null, priceVaries: false, rental: null };
const settings = cardSettings(readParameters([]).values);

/** Returns the visible text in a site with a currency, with all spaces alike. */
const textIn = (site: ReturnType<typeof sampleSite>, part: React.ReactNode) =>
  renderToStaticMarkup(<SiteProvider value={site}>{part}</SiteProvider>)
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

describe('the currency of a site', () => {
  it('is that of the prices of its products, in each language', () => {
    const shown = <ProductCard product={product} settings={settings} sizes="100vw" />;
    expect(textIn({ ...sampleSite('fr'), currency: 'CHF' }, shown)).toContain('45,50 CHF');
    expect(textIn({ ...sampleSite('en'), currency: 'USD' }, shown)).toContain('$45.50');
  });

  it('is not that of an order which was placed in another', () => {
    const swiss = { ...sampleSite('fr'), currency: 'CHF' };
    const text = textIn(swiss, <OrderCard order={order} />);
    expect(text).toContain('€');
    expect(text).not.toContain('CHF');
  });

  it('gives way to a currency that stands around an amount, and that to the amount’s own', () => {
    const around = (own?: string) => (
      <InCurrency currency="GBP">
        <Amount cents={100} {...(own && { currency: own })} />
      </InCurrency>
    );
    expect(textIn(sampleSite('en'), around())).toContain('£1.00');
    expect(textIn(sampleSite('en'), around('USD'))).toContain('$1.00');
  });
});
