import { beforeAll, expect, it } from 'vitest';
import type { BatchAnswer } from '#schemas/calls/batch.ts';
import type { Session } from '#schemas/user.ts';
import { openShop, type Shop } from '../commerce/shop.ts';
import { onOneEngine } from '../databases.ts';

onOneEngine('several reads in one request', (db) => {
  let shop: Shop;
  let bowl: { idProduct: number };
  beforeAll(async () => {
    shop = await openShop(db());
    bowl = await shop.product({ name: 'Bol', price: 1500, stock: 6 });
  });
  const ask = (paths: unknown, headers = {}) => shop.call<BatchAnswer[]>('POST', '/batch', { paths }, headers);
  const accept = async (paths: string[], headers = {}) => shop.accept<BatchAnswer[]>('POST', '/batch', { paths }, headers);

  it('are each answered as it is alone, in the order in which they were asked', async () => {
    const paths = [`/product/${bowl.idProduct}`, '/product?nbItem=3', `/v2/product/recommended/${bowl.idProduct}`, '/site/info'];
    const answers = await accept(paths);
    for (const [at, path] of paths.entries()) {
      const { status: _, ...alone } = await shop.call('GET', path);
      expect([path, answers[at]]).toEqual([path, { status: 200, answer: alone }]);
    }
  });

  it('are refused each for itself', async () => {
    const [missing, wrong, found] = await accept(['/product/999999', '/product/x', '/site/info']);
    expect([missing?.status, wrong?.status, found?.status]).toEqual([404, 422, 200]);
    expect(missing?.answer).toMatchObject({ success: false, message: expect.stringMatching(/\w/) });
  });

  it('are in the language of the caller', async () => {
    const read = async (userLang: string) => (await accept(['/product/999999'], { userLang }))[0]?.answer as { message: string };
    expect((await read('en_US')).message).not.toBe((await read('fr_FR')).message);
  });

  it.each([
    ['a call of a person', '/user'],
    ['a call of an administrator', '/admin/stock'],
    ['the figures of the program', '/metrics'],
    ['the same by a way around', '/element/../metrics'],
    ['a way around that is written otherwise', '/element/%2e%2e/metrics'],
    ['a file', '/media/a.webp'],
    ['another host', '//evil.example/site/info'],
    ['a batch', '/batch'],
  ])('are none of %s', async (_, path) => {
    expect(await accept([path])).toEqual([{ status: 404, answer: null }]);
  });

  it('are asked as by a guest, whoever is signed in', async () => {
    const person = {
      email: 'zoe@example.test',
      password: 'une longue phrase de passe',
      firstname: 'Zoé',
      lastname: 'M',
      acceptTerms: true,
    };
    const { token } = await shop.accept<Session>('POST', '/register', person);
    expect(await accept(['/site/info'], { Authorization: token })).toEqual(await accept(['/site/info']));
  });

  it.each([[[]], [Array(17).fill('/site/info')], [['site/info']], ['/site/info'], [[5]], [[`/product?search=${'a'.repeat(2000)}`]]])(
    'are refused as a whole where they are not a list of 1 to 16 paths: %j',
    async (paths) => {
      expect(await ask(paths)).toMatchObject({ status: 422, success: false });
    },
  );
});
