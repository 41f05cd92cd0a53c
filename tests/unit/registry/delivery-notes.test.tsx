import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SiteProvider } from '#client/site.tsx';
import { BuyBox } from '#registry/buying/buy-box/buy-box.tsx';
import conf from '#registry/buying/buy-box/conf.schema.json';
import { code } from '#registry/buying/buy-box/index.ts';
import { CartTotalsView } from '#registry/buying/cart-totals/cart-totals-view.tsx';
import { definitionOf } from '#registry/define-block.ts';
import type { BuyBoxProps } from '#registry/generated/buy-box.ts';
import type { LoadContext } from '#renderer/types.ts';
import { readParameters } from '#schemas/parameters/index.ts';
import { sampleSite } from '../../../.storybook/sample-site.ts';
import { productOf } from '../../../stories/samples/catalogue.ts';
import { cart, filledCart } from '../../../stories/samples/shop.ts';

const shown = (block: ReactNode) => renderToStaticMarkup(<SiteProvider value={sampleSite('fr')}>{block}</SiteProvider>);

const buyBox = async (isDematerialized: boolean) => {
  const definition = definitionOf(conf, code);
  const notes: BuyBoxProps['notes'] = [
    { icon: 'parcel', text: 'Cartons renforcés', shown: 'handedOver' },
    { icon: 'lock', text: 'Paiement sécurisé' },
  ];
  const props = { ...definition.defaults, notes } as BuyBoxProps;
  const { values } = readParameters([]);
  const data = { product: { ...productOf('NEW'), isDematerialized } };
  const context = { data, parameters: values, lang: 'fr', locale: 'fr_FR', query: {}, site: { languages: [] } } as unknown as LoadContext;
  return shown(<BuyBox node={{ id: 'one', type: 'buy-box', props, data: await code.load(props, context) }} slots={{}} />);
};

const totals = (isDematerialized: boolean) => {
  const held = { ...cart, products: cart.products.map((line) => ({ ...line, isDematerialized })) };
  const sentences = { reassurance: ['Paiement sécurisé'], deliveryNotes: ['Livraison offerte dès 80 €'] };
  return shown(
    <CartTotalsView
      {...sentences}
      button
      vat="INCLUDED"
      isExpress={false}
      showFreeShipping={false}
      cart={{ ...filledCart, cart: held }}
      shipping={null}
      onNext={() => {}}
    />,
  );
};

it('what tells of packing and sending stands on a sheet and in a cart of what is handed over, not of a voucher sent by e-mail', async () => {
  for (const [sent, voucher, text] of [
    [await buyBox(false), await buyBox(true), 'Cartons renforcés'],
    [totals(false), totals(true), 'Livraison offerte dès 80 €'],
  ] as const) {
    expect(sent).toContain(text);
    expect(voucher).not.toContain(text);
    expect(voucher).toContain('Paiement sécurisé');
  }
});
