import { beforeAll, expect, it } from 'vitest';
import { createApi } from '#client/api.ts';
import { checkAnswer } from '#web/api/call-faults.ts';
import { type CallReport, checkApi } from '../../../scripts/check/check-api.ts';
import { onOneEngine } from '../databases.ts';
import { type OpenSite, openSite } from '../site/open-site.ts';

onOneEngine('the check of an API', (db) => {
  let site: OpenSite;
  beforeAll(async () => {
    site = await openSite(db());
  });

  /** Reports on our API, whose answer to one path is `changed`. */
  async function reports(path = '', changed: (answer: { data: Record<string, unknown> }) => unknown = (answer) => answer) {
    const { call } = createApi({
      baseUrl: '',
      headers: () => ({ idSite: String(site.idSite), userLang: 'fr_FR' }),
      parse: checkAnswer,
      fetch: async (address, init) => {
        const answer = await site.app.request(String(address), init);
        if (path === '' || String(address).split('?')[0] !== path) return answer;
        const body = changed((await answer.json()) as { data: Record<string, unknown> });
        return typeof body === 'number' ? new Response('none', { status: body }) : Response.json(body);
      },
    });
    const found: CallReport[] = [];
    for await (const report of checkApi(call)) found.push(report);
    return found;
  }
  const brokenOf = (found: readonly CallReport[]) => found.filter(({ result }) => result === 'broken');

  it('takes our own API with its pages and products', async () => {
    const found = await reports();
    expect(brokenOf(found)).toEqual([]);
    const calls = found.map(({ call }) => call);
    for (const call of ['GET /site/info', 'GET /page/tree', 'GET /component/conf/header', 'GET /product', 'POST /batch'])
      expect(calls).toContain(call);
    expect(calls.filter((call) => /^GET \/product\/\d+$/.test(call))).toHaveLength(4);
    expect(calls.filter((call) => /^GET \/page\/\d+$/.test(call)).length).toBeGreaterThan(2);
  });

  it.each<[string, string, (answer: { data: Record<string, unknown> }) => unknown, RegExp]>([
    ['a number as a text', '/site/info', ({ data, ...rest }) => ({ ...rest, data: { ...data, id: '89' } }), /^data\.id: /],
    ['a tree that is no list', '/page/tree', ({ data, ...rest }) => ({ ...rest, data: { pages: data } }), /^data: /],
    ['data without its envelope', '/parameter', ({ data }) => data, /^answered 502: /],
    ['an error page', '/font', () => 500, /^answered 500: /],
    [
      'a price in euros',
      '/product',
      ({ data, ...rest }) => ({ ...rest, data: { ...data, products: [{ ...(data.products as object[])[0], price: 39.9 }] } }),
      /^data\.products\.0\.price: /,
    ],
  ])('names the call and the field of %s', async (_, path, changed, why) => {
    const [first] = brokenOf(await reports(path, changed));
    expect(first?.call).toBe(`GET ${path}`);
    expect(first?.why).toMatch(why);
  });

  it('asks for no more than a call that an API need not have', async () => {
    const found = await reports('/site/changes', () => 404);
    expect(found.find(({ call }) => call === 'GET /site/changes')).toEqual({ call: 'GET /site/changes', result: 'missing' });
    expect(brokenOf(found)).toEqual([]);
  });
});
