import { beforeAll, expect, it } from 'vitest';
import type { CallData } from '#schemas/calls/index.ts';
import { onOneEngine } from '../databases.ts';
import { type OpenSite, openSite } from './open-site.ts';

onOneEngine('calls about the site', (db) => {
  let site: OpenSite;
  beforeAll(async () => {
    site = await openSite(db());
  });
  const english = { userLang: 'en_US' };

  it('answers every public parameter in the caller’s language, null where the default holds, and nothing it does not know', async () => {
    const parameters = await site.get<CallData<'GET /parameter'>>('/parameter', english);
    const byKey = new Map(parameters.map((parameter) => [parameter.type, parameter]));
    expect(byKey.get('MENU_ALIGNMENT')).toMatchObject({ kind: 'STRING', label: 'Menu alignment', value: 'CENTER' });
    expect(byKey.get('DARK_THEME')).toMatchObject({ kind: 'BOOLEAN', value: null });
    expect(byKey.has('SECRET_OF_ANOTHER_VERSION')).toBe(false);
    expect(byKey.get('SALE_TERMS')?.value).toBe('<h2>Vente</h2>');
  });

  it('describes the site: languages, fonts of its own origin, logos with their size', async () => {
    const info = await site.get<CallData<'GET /site/info'>>('/site/info');
    expect(info).toMatchObject({ id: site.idSite, url: 'http://shop.test', defaultLang: 'fr_FR', isECommerce: true, market: 'FR' });
    expect(info).toMatchObject({ devUrl: null, prodUrl: 'http://shop.test', isWinemaker: false, isBuilding: false });
    expect(info.languages).toMatchObject([
      { code: 'fr_FR', label: 'Français', deeplCode: 'FR', country: { alphaTwo: 'FR', alphaThree: 'FRA' }, isValid: true },
      { code: 'en_US', label: 'English', country: { alphaTwo: 'US' } },
    ]);
    expect(info.fonts[0]?.files).toMatchObject([
      { url: expect.stringMatching(/^\/media\/font\/[0-9a-f]{32}\/fraunces-latin-wght-normal\.woff2$/), weight: '100 900' },
      { unicodeRange: expect.stringMatching(/^U\+/) },
    ]);
    expect(info.logos).toMatchObject([{ type: 'LOGO', filename: 'robe.svg', width: 200, height: 300 }]);
  });

  it('gives the page tree in order, without pages that are not valid', async () => {
    const tree = await site.get<CallData<'GET /page/tree'>>('/page/tree');
    expect(tree.map(({ url, order, idParent }) => ({ url, order, idParent }))).toEqual([
      { url: '/', order: 0, idParent: null },
      { url: '/vetements', order: 1, idParent: null },
    ]);
    expect(tree[1]?.children).toMatchObject([{ url: '/vetements/robes-occasion', idParent: tree[1]?.id }]);
  });

  it('gives a page and a component with their pictures in place, and 404 for what is not there or not valid', async () => {
    const page = await site.get<CallData<'GET /page/{id}'>>('/page/1');
    const image = { name: 'robe', alt: 'Une robe', width: 200, height: 300, url: expect.stringMatching(/^\/media\/[0-9a-f]{32}\/robe$/) };
    expect(page.cms).toMatchObject({ layouts: [{ nodes: [{ props: { image } }] }] });
    const header = await site.get<CallData<'GET /component/conf/{slug}'>>('/component/conf/header');
    expect(header.cms).toMatchObject({ layouts: [{ nodes: [{ props: { image } }] }] });
    for (const path of ['/page/4', '/page/99', '/component/conf/none', '/nothing/here']) {
      expect(await site.call('GET', path)).toMatchObject({ status: 404, success: false });
    }
    expect(await site.call('GET', '/page/99', undefined, english)).toMatchObject({ message: 'This page could not be found' });
  });

  it('gives the company’s address from its parameters', async () => {
    expect(await site.get('/company/address')).toMatchObject({
      name: 'Petite boutique',
      city: 'Aizenay',
      postalCode: '85190',
      country: { id: 250, alphaTwo: 'FR', name: 'France' },
      position: { lat: 46.74, lng: -1.6 },
    });
  });

  it('lists all countries in the caller’s language, those it sells to first', async () => {
    const countries = await site.get<CallData<'GET /countries'>>('/countries', english);
    expect(countries.length).toBeGreaterThan(240);
    expect(countries.filter(({ isSold }) => isSold).map(({ alphaTwo }) => alphaTwo)).toEqual(['FR']);
    expect(countries.find(({ alphaTwo }) => alphaTwo === 'DE')).toMatchObject({ id: 276, alphaThree: 'DEU', name: 'Germany' });
  });

  it('sells where its carriers go when it does not only sell in France, and everywhere when it sells worldwide', async () => {
    const soldBy = async (parameters: Record<string, string>) => {
      const other = await openSite(db(), (files) => Object.assign(files['parameters.json'], parameters));
      const countries = await other.get<CallData<'GET /countries'>>('/countries');
      return countries.filter(({ isSold }) => isSold).map(({ alphaTwo }) => alphaTwo);
    };
    expect(await soldBy({ ONLY_SELL_IN_FRANCE: 'false' })).toEqual(['BE', 'FR']);
    expect((await soldBy({ ONLY_SELL_IN_FRANCE: 'false', SELLS_WORLDWIDE: 'true' })).length).toBeGreaterThan(240);
  });

  it.each([
    ['/cities/aizenay/250', { postalCode: '85190', name: 'Aizenay' }],
    ['/cities/85190/250', { postalCode: '85190', name: 'Aizenay' }],
    [`/cities/${encodeURIComponent('la roche sur yon')}/250`, { postalCode: '85000', name: 'La Roche-sur-Yon' }],
    [`/cities/${encodeURIComponent('SAINT-ETIENNE')}/250`, { postalCode: '42000', name: 'Saint-Étienne' }],
    [`/cities/${encodeURIComponent('St Étienne')}/250`, { postalCode: '42100', name: 'Saint-Étienne' }],
  ])('finds a city by name or postal code, whatever the accents: %s', async (path, city) => {
    const cities = await site.get<CallData<'GET /cities/{search}/{idCountry}'>>(path);
    expect(cities).toContainEqual(city);
    expect(cities.length).toBeLessThanOrEqual(20);
  });

  it('knows the cities of France only', async () => {
    expect(await site.get('/cities/berlin/276')).toEqual([]);
    expect(await site.get('/cities/---/250')).toEqual([]);
  });

  it('answers for the site that the header names, and 404 for one that is not there', async () => {
    const other = await openSite(db(), (files) => {
      files['site.json'].name = 'Autre maison';
    });
    const header = { idSite: String(other.idSite) };
    expect(await site.get('/site/info', header)).toMatchObject({ id: other.idSite, name: 'Autre maison' });
    const [theirs] = (await site.get<CallData<'GET /product'>>('/product', header)).products;
    expect(await site.call('GET', `/product/${theirs?.idProduct}`)).toMatchObject({ status: 404 });
    for (const idSite of ['1', '0', '-3', '1.5', '99999999999', 'x', '']) {
      expect(await site.call('GET', '/site/info', undefined, { idSite })).toMatchObject({ status: 404, success: false });
    }
  });

  it('describes itself in OpenAPI 3.1, names each request, and says whether it lives and is ready', async () => {
    const openApi = (await (await site.app.request('/api/openapi.json')).json()) as { openapi: string; paths: Record<string, unknown> };
    expect(openApi.openapi).toBe('3.1.0');
    expect(openApi.paths['/page/{id}']).toHaveProperty('get.parameters');
    expect(openApi.paths['/login']).toHaveProperty('post.requestBody');
    const answer = await site.app.request('/healthz', { headers: { 'X-Request-Id': 'shopper-0001' } });
    expect([answer.status, answer.headers.get('X-Request-Id')]).toEqual([200, 'shopper-0001']);
    expect((await site.app.request('/healthz', { headers: { 'X-Request-Id': 'a b' } })).headers.get('X-Request-Id')).toMatch(
      /^[0-9a-f-]{36}$/,
    );
    expect((await site.app.request('/readyz')).status).toBe(200);
  });
});
