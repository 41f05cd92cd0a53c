import { pino } from 'pino';
import { expect, it } from 'vitest';
import { createApp } from '#backend/app.ts';
import { readExamples } from '#backend/platform/openapi/document.ts';
import { calls } from '#schemas/calls/index.ts';
import { describedAnswer, type OpenApi } from '../../described-answer.ts';
import { digestLines } from '../../golden/digest.ts';

const nothing = {} as never;
const app = createApp({
  db: nothing,
  mediaStore: nothing,
  logger: pino({ level: 'silent' }),
  config: { siteId: 1, webOrigin: 'http://localhost', checkAnswers: false, paymentSandbox: true },
});
const document = (await (await app.request('/api/openapi.json')).json()) as OpenApi;

type Described = { title?: string; properties?: Record<string, Described>; items?: Described };
type Writing = { put?: { requestBody?: { content: { 'application/json': { schema: Described } } } } };
/** Schema of the body that writes an entry. */
const writtenBody = (path: string): Described =>
  (document.paths as Record<string, Writing | undefined>)[path]?.put?.requestBody?.content['application/json'].schema ?? {};

it('describes every call as OpenAPI 3.1, and every reference in it leads somewhere', () => {
  expect(document.openapi).toBe('3.1.0');
  for (const key of Object.keys(calls)) expect(() => describedAnswer(document, key, '200'), key).not.toThrow();
}, 30_000);

it('gives each call a name of its own, and the addresses at which it is reached', () => {
  const names = Object.values(document.paths).flatMap((methods) => Object.values(methods ?? {}).map((call) => call?.operationId));
  expect(new Set(names).size).toBe(names.length);
  expect(document.paths['/product/{id}']?.get?.operationId).toBe('getProductById');
  expect(document.servers.map(({ url }) => url)).toEqual(['http://localhost/api', '/']);
});

it.each([
  ['GET /product/{id}', 'Product', ['declination', 'items'], 'Declination'],
  ['GET /cart/{id}/default', 'Cart', ['products', 'items'], 'CartProduct'],
  ['GET /order/{id}', 'Order', ['lines', 'items'], 'OrderLine'],
  ['GET /site/info', 'SiteInfo', ['logos', 'items'], 'Logo'],
])('names what %s answers: %s, and what stands in it', (key, name, [field = '', part = ''], inner) => {
  type Schema = Record<string, Record<string, Record<string, unknown>>>;
  const [, path = ''] = key.split(' ');
  const answer = document.paths[path]?.get?.responses['200']?.content['application/json'].schema as Schema;
  expect(JSON.stringify(answer.properties?.data)).toContain(`"#/components/schemas/${name}"`);
  const { schemas } = document.components as { schemas: Record<string, Schema> };
  expect(JSON.stringify(schemas[name]?.properties?.[field]?.[part])).toBe(`{"$ref":"#/components/schemas/${inner}"}`);
});

it('describes each call and each shared type as its golden file says', async () => {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods ?? {}).map(([method, operation]) => [`${method.toUpperCase()} ${path}`, JSON.stringify(operation)] as const),
  );
  const shared = Object.entries((document.components as { schemas?: Record<string, object> }).schemas ?? {}).map(
    ([name, schema]) => [name, JSON.stringify(schema)] as const,
  );
  await expect(digestLines([...operations, ...shared])).toMatchFileSnapshot('../../golden/openapi.txt');
});

it.each([
  ['article', ['html'], 'Text'],
  ['form', ['fields', '*', 'label'], 'Question'],
  ['product', ['declinations', '*', 'reference'], 'Reference'],
])('says what the fields of the kind %s mean, as the panel does: %s', (kind, path, label) => {
  const body = writtenBody(`/admin/entity/${kind}/{key}`);
  const field = ['value', ...path].reduce((schema, step) => (step === '*' ? schema.items : schema.properties?.[step]) ?? {}, body);
  expect(field.title).toBe(label);
  expect(JSON.stringify(document)).not.toContain('x-kind');
});

it('describes every route of the API once: downloads, feeds and what machines read too', () => {
  const routes = app.routes.filter(({ method }) => method !== 'ALL');
  const described = routes.map(({ method, path }) => `${method} ${path.replace(/:(\w+)(\{[^}]*\})?/g, '{$1}')}`);
  expect(described.length).toBeGreaterThan(Object.keys(calls).length);
  const inDocument = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.keys(operations ?? {}).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect([...new Set(described)].filter((key) => !inDocument.includes(key))).toEqual([]);
  expect(inDocument.filter((key) => !described.includes(key))).toEqual([]);
});

it.each(Object.entries(readExamples()))('the example of %s is an answer as it is described', (key, example) => {
  const check = describedAnswer(document, key, '200');
  expect(check(example), JSON.stringify(check.errors)).toBe(true);
});

it('has a page to read that names every call, runs no script and loads nothing', async () => {
  const response = await app.request('/api/docs');
  const page = await response.text();
  for (const key of Object.keys(calls)) expect(page).toContain(`<h3>${key}</h3>`);
  expect(page).toContain('<h3>GET /forms/file/download/{id}</h3>');
  expect(page).not.toMatch(/<script|<link|<img|style="| on\w+=/);
  expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-[^']+'; base-uri 'none'/);
});
