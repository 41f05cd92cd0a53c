import { and, eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { mails } from '#backend/tables/mail.ts';
import { openShop, type Shop } from '../commerce/shop.ts';
import { onOneEngine } from '../databases.ts';

onOneEngine('a name in an e-mail', (db) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop(db());
  });
  const register = (firstname: string, email: string) =>
    shop.call('POST', '/register', { email, password: 'une longue phrase de passe', firstname, lastname: 'B', acceptTerms: true });

  it.each(['http://evil.example/win', 'https://evil.example', '//evil.example', 'win@evil.example', '<a href=x>'])(
    'is refused when it is an address or markup: %s',
    async (firstname) => {
      const email = `victim-${crypto.randomUUID()}@example.test`;
      expect(await register(firstname, email)).toMatchObject({
        status: 422,
        data: [{ key: 'firstname', error: 'A name holds neither a web address nor an e-mail address.' }],
      });
      expect(
        await db()
          .select()
          .from(mails)
          .where(and(eq(mails.idSite, shop.idSite), eq(mails.to, email))),
      ).toEqual([]);
    },
  );

  it.each(['evil.example/win', 'www.evil.example', 'evil.example', 'evil。example', 'evil．example'])(
    'is said so that no e-mail program makes a link of it: %s',
    async (firstname) => {
      const email = `victim-${crypto.randomUUID()}@example.test`;
      expect(await register(firstname, email)).toMatchObject({ status: 200 });
      const [mail] = await db()
        .select()
        .from(mails)
        .where(and(eq(mails.idSite, shop.idSite), eq(mails.to, email)));
      expect(mail?.text).toContain('evil');
      for (const part of [mail?.subject, mail?.text, mail?.html]) expect(part).not.toMatch(/evil[.。．]\S/);
    },
  );

  it('keeps the names that people have', async () => {
    const email = `victim-${crypto.randomUUID()}@example.test`;
    await register('Anne-Sophie d’Été', email);
    const [mail] = await db()
      .select()
      .from(mails)
      .where(and(eq(mails.idSite, shop.idSite), eq(mails.to, email)));
    expect(mail?.text).toContain('Welcome Anne-Sophie d’Été');
  });
});
