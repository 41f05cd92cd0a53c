import { beforeEach, expect, it } from 'vitest';
import { openShop, type Shop } from '../commerce/shop.ts';
import { onOneEngine } from '../databases.ts';

const password = 'une longue phrase de passe';
const from = (address: string) => ({ 'X-Forwarded-For': address });

onOneEngine('guessing a password', (db) => {
  let shop: Shop;
  let email: string;
  beforeEach(async () => {
    shop = await openShop(db());
    email = `zoe-${shop.idSite}@example.test`;
    const person = { email, password, firstname: 'Zoé', lastname: 'Martin', acceptTerms: true };
    await shop.accept('POST', '/register', person, from('198.51.100.7'));
  });
  const login = (address: string, word = 'a wrong password', account = email) =>
    shop.call('POST', '/login', { email: account, password: word }, from(address));
  const statusesOf = async (addresses: readonly string[]) => {
    const statuses: number[] = [];
    for (const address of addresses) statuses.push((await login(address)).status);
    return statuses;
  };

  it.each([
    ['addresses of one IPv6 /64', (at: number) => `2001:db8:1:2:${at.toString(16)}::${at + 1}`],
    ['ports of one address', (at: number) => `8.8.4.4:${1024 + at}`],
    ['ports of one IPv6 address', (at: number) => `[2001:db8::4]:${1024 + at}`],
    [
      'forms of one address',
      (at: number) => ['8.8.4.4', '::ffff:8.8.4.4', '::ffff:808:404', '[::ffff:8.8.4.4]:80', ' 8.8.4.4'][at % 5] ?? '',
    ],
    ['made-up addresses before its own', (at: number) => `203.0.113.${at + 1}, 8.8.4.4`],
    ['texts that are no address', (at: number) => `unknown-${at}`],
  ])('is counted for one caller, whoever rotates %s', async (_, addressOf) => {
    const statuses = await statusesOf(Array.from({ length: 12 }, (__, at) => addressOf(at)));
    expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
  });

  it('from everywhere is counted for the account, which other accounts do not feel', async () => {
    const other = `other-${shop.idSite}@example.test`;
    await shop.accept('POST', '/register', { email: other, password, firstname: 'A', lastname: 'B', acceptTerms: true }, from('192.0.2.9'));
    const statuses = await statusesOf(Array.from({ length: 40 }, (_, at) => `203.0.113.${at + 1}`));
    expect(statuses).toEqual([...Array(30).fill(401), ...Array(10).fill(429)]);
    const refused = await login('203.0.113.200', password);
    expect(refused).toMatchObject({ status: 429, message: expect.stringContaining('choose a new password') });
    expect(await login('203.0.113.201', password, other)).toMatchObject({ status: 200 });
    shop.later(16);
    expect(await login('203.0.113.202', password)).toMatchObject({ status: 200 });
  });

  it('from everywhere is answered alike where there is no account', async () => {
    const nobody = `nobody-${shop.idSite}@example.test`;
    const answers = [];
    for (let at = 0; at < 31; at += 1) answers.push(await login(`203.0.113.${at + 1}`, 'x', nobody));
    expect(answers.map(({ status }) => status)).toEqual([...Array(30).fill(401), 429]);
  });

  it('from everywhere does not lock its owner out where she has signed in before', async () => {
    await statusesOf(Array.from({ length: 40 }, (_, at) => `203.0.113.${at + 1}`));
    expect(await login('198.51.100.7', password)).toMatchObject({ status: 200 });
    expect(await login('198.51.100.8', password), 'elsewhere she waits, or resets her password').toMatchObject({ status: 429 });
  });

  it('in parallel is counted as well', async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, (_, at) => login(`203.0.113.${at + 1}`)));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(30);
  });
});
