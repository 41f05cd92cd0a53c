import { beforeAll, expect, it } from 'vitest';
import type { CallData } from '#schemas/calls/index.ts';
import { onOneEngine } from '../databases.ts';
import { type OpenSite, openSite } from './open-site.ts';

type Book = CallData<'GET /user/address'>;
const home = { firstname: 'Zoé', lastname: 'Martin', address: '3 rue des Lilas', postalCode: '85190', city: 'Aizenay', idCountry: 250 };
const work = { ...home, address: '8 quai de la Fosse', addressPart2: 'Escalier C', postalCode: '44000', city: 'Nantes' };

onOneEngine('an address book', (db) => {
  let site: OpenSite;
  const join = async (name: string) => {
    const person = {
      email: `${name}@example.test`,
      password: 'trois petits chats',
      firstname: name,
      lastname: 'Martin',
      acceptTerms: true,
    };
    const made = await site.call<CallData<'POST /register'>>('POST', '/register', person);
    if (!made.success) throw new Error(made.message);
    return { Authorization: made.data.token };
  };
  const write = async (method: string, path: string, body: object, headers: Record<string, string>): Promise<Book> => {
    const answer = await site.call<Book>(method, path, body, headers);
    if (!answer.success) throw new Error(answer.message);
    return answer.data;
  };
  beforeAll(async () => {
    site = await openSite(db());
  });

  it('takes an address, the latest in front, changes one and takes one out', async () => {
    const me = await join('zoe');
    expect(await site.call<Book>('POST', '/user/address', home, me)).toMatchObject({ status: 200, data: [{ address: home.address }] });
    const two = await write('POST', '/user/address', work, me);
    expect(two).toMatchObject([{ city: 'Nantes', addressPart2: 'Escalier C', country: { alphaTwo: 'FR' } }, { city: 'Aizenay' }]);
    const [first, second] = two;
    const changed = await write('PUT', `/user/address/${second?.id}`, { ...home, firstname: 'Paule' }, me);
    expect(changed).toMatchObject([{ id: first?.id }, { id: second?.id, firstname: 'Paule' }]);
    expect(await site.call('DELETE', `/user/address/${first?.id}`, undefined, me)).toMatchObject({
      status: 200,
      data: [{ id: second?.id }],
    });
    expect(await site.call('DELETE', `/user/address/${first?.id}`, undefined, me)).toMatchObject({
      status: 200,
      data: [{ id: second?.id }],
    });
  });

  it('holds an address once: added again it moves to the front, changed into another it becomes that one', async () => {
    const me = await join('lea');
    for (const address of [home, work, home]) {
      site.later(1);
      await write('POST', '/user/address', address, me);
    }
    const book = await site.get<Book>('/user/address', me);
    expect(book).toMatchObject([{ city: 'Aizenay' }, { city: 'Nantes' }]);
    expect(book).toHaveLength(2);
    const merged = await write('PUT', `/user/address/${book[1]?.id}`, home, me);
    expect(merged).toMatchObject([{ id: book[1]?.id, city: 'Aizenay' }]);
    expect(merged).toHaveLength(1);
  });

  it('refuses, at its field, what no parcel could be sent to', async () => {
    const me = await join('ines');
    const refused = async (change: object) => {
      const { status, data } = await site.call('POST', '/user/address', { ...home, ...change }, me);
      return [status, data];
    };
    for (const postalCode of ['8519', '00000', '99999', ''])
      expect(await refused({ postalCode })).toMatchObject([422, [{ key: 'postalCode' }]]);
    expect(await refused({ postalCode: 'ABC', idCountry: 276 })).toMatchObject([422, [{ key: 'postalCode' }]]);
    expect(await refused({ idCountry: 1 })).toMatchObject([422, [{ key: 'idCountry' }]]);
    expect(await refused({ city: ' ' })).toMatchObject([422, [{ key: 'city' }]]);
    expect(await refused({ address: 'x'.repeat(121) })).toMatchObject([422, [{ key: 'address' }]]);
    expect(await site.get<Book>('/user/address', me)).toEqual([]);
  });

  it('is full at twenty addresses, however many come at once', async () => {
    const me = await join('maud');
    const streets = Array.from({ length: 22 }, (_, number) => ({ ...home, address: `${number + 1} rue des Lilas` }));
    const answers = await Promise.all(streets.map((address) => site.call('POST', '/user/address', address, me)));
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(2);
    expect(answers.find(({ status }) => status === 422)?.message).toContain('20');
    expect(await site.get<Book>('/user/address', me)).toHaveLength(20);
  });

  it('is its owner’s alone', async () => {
    const [me, other] = [await join('ana'), await join('eva')];
    const [kept] = await write('POST', '/user/address', home, me);
    const path = `/user/address/${kept?.id}`;
    expect(await site.call('PUT', path, work, other)).toMatchObject({ status: 404 });
    expect(await site.call('DELETE', path, undefined, other)).toMatchObject({ status: 200, data: [] });
    for (const [method, address] of [
      ['POST', '/user/address'],
      ['PUT', path],
      ['DELETE', path],
    ] as const)
      expect(await site.call(method, address, home)).toMatchObject({ status: 401 });
    expect(await site.get<Book>('/user/address', me)).toMatchObject([{ address: home.address }]);
  });
});
