import type { Page } from '@playwright/test';
import { expect, test as signedIn } from '../preview.ts';
import { addToCart, categories, checkOut, giveAddress, giveContact, openCart, openSheet, order, person, pointer } from '../shopper.ts';

const services = {
  MATOMO_URL: 'https://stats.example.com',
  MATOMO_SITE_ID: '3',
  GA4_ID: 'G-ABC1234567',
  GOOGLE_ADS_ID: 'AW-123456789',
  GOOGLE_ADS_LABEL: 'abc-DEF',
  TAG_MANAGER_ID: 'GTM-ABC1234',
  PLAUSIBLE_ID: 'abcdefghij0123',
  FACEBOOK_PIXEL_ID: '123456789012345',
};
const hosts = /^https:\/\/(?:stats\.example\.com|www\.googletagmanager\.com|plausible\.io|connect\.facebook\.net)\//;

/** What a page told its services, by the name of the function that took it, and the scripts that it asked for. */
type Recorded = { calls: [name: string, told: { call: unknown; address: string }][]; scripts: string[] };

/** A visitor of a shop that measures with every service, whose scripts are stood in by recorders. */
const test = signedIn.extend<{ recorded: Recorded }>({
  recorded: async ({ page, guard, browser, origin, adminCookies }, use) => {
    guard.allowConsole(new RegExp(`foreign request: ${hosts.source.slice(1)}`));
    const desk = await browser.newContext({ baseURL: origin });
    await desk.addCookies(adminCookies);
    const admin = desk.request;
    const save = async (values: Record<string, string | null>) => {
      const { version } = (await (await admin.get('/api/admin/parameter')).json()).data;
      const answer = await admin.put('/api/admin/parameter', { headers: { origin }, data: { version, values } });
      expect(answer.ok(), await answer.text()).toBe(true);
    };
    await save(services);
    const recorded: Recorded = { calls: [], scripts: [] };
    await page.route(hosts, (route) => {
      recorded.scripts.push(new URL(route.request().url()).host);
      return route.fulfill({ contentType: 'text/javascript', body: '' });
    });
    await record(page, recorded);
    await use(recorded);
    await save(Object.fromEntries(Object.keys(services).map((key) => [key, null])));
    await desk.close();
  },
});

/** Has every page note what it tells `gtag`, `_paq`, `fbq`, `plausible` and `dataLayer`, also where it is left at once. */
async function record(page: Page, { calls }: Recorded): Promise<void> {
  await page.exposeFunction('noteCall', (name: string, call: string) => void calls.push([name, JSON.parse(call)]));
  await page.addInitScript(() => {
    const own = window as unknown as Record<string, unknown> & { noteCall: (name: string, call: string) => void };
    const note = (name: string, call: unknown) => own.noteCall(name, JSON.stringify({ call, address: location.href }));
    const isCall = (entry: unknown): entry is IArguments => Object.prototype.toString.call(entry) === '[object Arguments]';
    for (const name of ['dataLayer', '_paq'])
      own[name] = Object.assign([], {
        push: (...entries: unknown[]) => {
          for (const entry of entries) note(isCall(entry) ? 'gtag' : name, isCall(entry) ? [...entry] : entry);
        },
      });
    own.fbq = (...call: unknown[]) => note('fbq', call);
    own.plausible = Object.assign((...call: unknown[]) => note('plausible', call), { init: () => undefined });
  });
}

/** The fields of the events of Google Analytics, by their names. */
const eventsOf = ({ calls }: Recorded) =>
  calls.flatMap(([name, { call }]) => {
    const [kind, event, fields] = Array.isArray(call) ? call : [];
    return name === 'gtag' && kind === 'event' && fields.send_to === services.GA4_ID ? [[event as string, fields] as const] : [];
  });

test('a purchase is told to each service once, after a yes, and nobody learns the key of the order', async ({ page, recorded }) => {
  await page.goto(`${categories.shop}?tags=accessoires&offer=NEW`);
  const name = await openSheet(page, pointer, 3);
  expect(recorded).toEqual({ calls: [], scripts: [] });

  await page.getByRole('button', { name: 'Tout accepter' }).click();
  await expect.poll(() => new Set(recorded.scripts).size).toBe(4);
  await addToCart(page, pointer, name);
  await openCart(page, pointer);
  await checkOut(page, pointer);
  await giveContact(page, pointer, person('Maud'));
  await giveAddress(page, pointer);
  await page.getByRole('button', { name: 'Choisir la livraison' }).click();
  await page.getByRole('radio', { name: /Colissimo/ }).check();
  await page.getByRole('button', { name: 'Passer au paiement' }).click();
  await order(page, pointer);
  await page.getByRole('button', { name: 'Accepter le paiement' }).click();
  await expect(page.getByRole('heading', { name: /^Merci/ })).toBeVisible();
  await expect.poll(() => eventsOf(recorded).filter(([event]) => event === 'purchase').length).toBe(1);
  await expect(page).not.toHaveURL(/key=/);

  // The page of the order is loaded again, and tells no purchase a second time.
  const before = recorded.calls.length;
  await page.reload();
  await expect(page.getByRole('heading', { name: /^Merci/ })).toBeVisible();
  await expect.poll(() => recorded.calls.length).toBeGreaterThan(before);

  const events = eventsOf(recorded);
  const steps = ['view_item', 'add_to_cart', 'begin_checkout', 'add_shipping_info', 'add_payment_info', 'purchase'];
  expect(events.map(([event]) => event).filter((event) => event !== 'page_view')).toEqual(steps);
  const fields = new Map(events);
  expect(fields.get('add_payment_info').payment_type).not.toBe('');
  const { transaction_id: id, value, currency, items } = fields.get('purchase');
  expect({ value: items[0].price * items[0].quantity, currency }).toEqual({ value, currency: 'EUR' });
  const all = JSON.stringify(recorded.calls);
  expect(all).not.toMatch(/[?&]key=/);
  for (const told of ['"trackEcommerceOrder"', '"Purchase",{"content', '"conversion"', '"event":"purchase"', '"Purchase",{"props'])
    expect(all.split(told).length - 1, told).toBe(1);
  expect(all.split(`"eventID":"${id}"`)).toHaveLength(2);
});

test('a yes that is taken back erases cookies and asks for nothing more', async ({ page, origin, recorded }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Tout accepter' }).click();
  await expect.poll(() => new Set(recorded.scripts).size).toBe(4);
  await page.context().addCookies(['_ga', '_fbp', '_pk_id.3', 'mine'].map((name) => ({ name, value: '1', url: origin })));
  await page.getByRole('link', { name: 'Gérer les cookies' }).click();
  await page.getByRole('button', { name: 'Tout refuser' }).click();
  await expect.poll(() => page.evaluate(() => document.cookie.replace(/cart=[^;]*;? ?/, ''))).toBe('mine=1');
  recorded.scripts.length = 0;
  await page.goto('/a-propos');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Le carnet', exact: true }).click();
  await expect(page).toHaveURL('/blog');
  expect(recorded.scripts).toEqual([]);
});
