import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SiteProvider } from '#client/site.tsx';
import { loadPickupMap } from '#registry/checkout/pickup-map/index.ts';
import { PickupMap } from '#registry/checkout/pickup-map/pickup-map.tsx';
import type { Call, LoadContext } from '#renderer/types.ts';
import { sampleSite } from '../../../.storybook/sample-site.ts';
import { relayPoints } from '../../../stories/samples/shop.ts';

const answers: Record<string, unknown> = { 'GET /countries': [{ id: 250 }], 'POST /relay/access-points': relayPoints };
const context = { call: (async (key: string) => answers[key]) as Call } as LoadContext;

it('the list of relay points near a block’s postal code stands in the page, to be read without JavaScript', async () => {
  const props = { showMap: false, postalCode: '85190' };
  const node = { id: 'one', type: 'pickup-map', props, data: await loadPickupMap(props, context) };
  const html = renderToStaticMarkup(
    <SiteProvider value={sampleSite('fr')}>
      <PickupMap node={node} slots={{}} />
    </SiteProvider>,
  );
  for (const { name, addLine1 } of relayPoints) {
    expect(html).toContain(name);
    expect(html).toContain(addLine1);
  }
});
