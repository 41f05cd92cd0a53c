import { beforeAll, expect, it } from 'vitest';
import { type CallDefinition, parseCallKey } from '#schemas/call.ts';
import { type CallKey, calls } from '#schemas/calls/index.ts';
import { onOneEngine } from '../databases.ts';
import { somewhere } from '../somewhere.ts';
import { type OpenSite, openSite } from './open-site.ts';

const hostile = [
  '0',
  '-1',
  '1e99',
  '99999999999999999999',
  'NaN',
  "' or 1=1 --",
  '%00',
  '%',
  '%E0%A4%A',
  '../../etc',
  '🧵',
  '%ED%A0%80',
  'a'.repeat(3000),
];
const bodies: [string, string][] = [
  ['application/json', ''],
  ['application/json', '{'],
  ['application/json', 'null'],
  ['application/json', '[]'],
  ['application/json', '"text"'],
  ['application/json', '{"__proto__":{"role":"ADMIN"},"email":{"$gt":""},"password":["a"]}'],
  ['application/json', '{"email":"a@b.test\\u0000","password":"x\\ud800"}'],
  ['application/json', `{"email":"${'a'.repeat(5000)}@b.test","password":"${'p'.repeat(5000)}"}`],
  ['application/json', `${'['.repeat(50_000)}${']'.repeat(50_000)}`],
  ['multipart/form-data', 'no boundary'],
  ['multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="quantity"\r\n\r\n{broken\r\n--x--'],
  ['application/x-www-form-urlencoded', 'email=a'],
  ['text/plain', 'hello'],
];

const namesOf = ({ query }: CallDefinition): string[] => Object.keys(query?.shape ?? { anything: null });

onOneEngine('bad input', (db) => {
  let site: OpenSite;
  beforeAll(async () => {
    site = await openSite(db());
  });
  const ask = async (method: string, path: string, init: RequestInit = {}) => {
    const response = await site.app.request(path, { method, ...init });
    const text = await response.text();
    // The envelope contains text and JSON; pages of the test bank are not among the calls.
    return { call: `${method} ${path.slice(0, 80)}`, isFailure: response.status >= 500, isEnvelope: text.startsWith('{"success":') };
  };
  const expectHandled = (answer: Awaited<ReturnType<typeof ask>>) => expect(answer).toMatchObject({ isFailure: false, isEnvelope: true });
  const keys = Object.keys(calls) as CallKey[];

  it.each(keys)('%s answers hostile addresses and queries without failing', async (key) => {
    const { method, path } = parseCallKey(key);
    for (const value of hostile) {
      expectHandled(await ask(method, path.replace(/\{\w+\}/g, value)));
      const names = namesOf(calls[key]);
      for (const name of names) expectHandled(await ask(method, `${path.replace(/\{\w+\}/g, '1')}?${name}=${value}&${name}=again`));
    }
  });

  it.each(keys.filter((key) => 'body' in calls[key]))('%s answers broken bodies without failing', async (key) => {
    const { method, path } = parseCallKey(key);
    const id = crypto.randomUUID();
    for (const [type, body] of bodies) {
      for (const filled of [path.replace(/\{\w+\}/g, '1'), path.replace(/\{\w*[cC]artId\}|\{id\}/, id).replace(/\{\w+\}/g, '1')]) {
        expectHandled(await ask(method, filled, { body, headers: { 'content-type': type, 'X-Forwarded-For': somewhere() } }));
      }
    }
  });

  it('refuses bodies that are too large, before reading them', async () => {
    const body = JSON.stringify({ email: 'a@b.test', password: 'x'.repeat(2_000_000) });
    const answer = await site.app.request('/login', { method: 'POST', body, headers: { 'content-type': 'application/json' } });
    expect([answer.status, await answer.json()]).toMatchObject([
      413,
      { success: false, message: 'L’envoi est trop long (64 Ko au plus).' },
    ]);
  });

  it('answers hostile headers without failing', async () => {
    for (const name of ['idSite', 'userLang', 'Authorization', 'X-Request-Id', 'X-Forwarded-For', 'If-None-Match', 'Content-Length']) {
      for (const value of ['0', '-1', 'é'.repeat(10), "' or 1=1 --", 'Bearer ', 'Bearer Bearer x', 'a'.repeat(7000), 'fr_FR,en_US', '\t']) {
        expectHandled(await ask('GET', '/logged', { headers: { [name]: value } }));
      }
    }
  });
});
