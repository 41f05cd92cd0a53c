import { and, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { forgetUnconfirmed } from '#backend/content/publishing/newsletter.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { mails } from '#backend/tables/mail.ts';
import { newsletterSubscribers } from '#backend/tables/pages.ts';
import { onOneEngine } from '../databases.ts';
import { openSite } from './open-site.ts';

const subscribersOf = (db: Database, idSite: number) =>
  db.select().from(newsletterSubscribers).where(eq(newsletterSubscribers.idSite, idSite));
const mailsTo = (db: Database, idSite: number, to: string) =>
  db
    .select()
    .from(mails)
    .where(and(eq(mails.idSite, idSite), eq(mails.to, to)))
    .orderBy(mails.id);

onOneEngine('newsletter', (db) => {
  const open = () => openSite(db(), (files) => Object.assign(files['parameters.json'], { ENABLE_NEWSLETTER: 'true' }));
  const email = 'marie@example.test';

  it('notes an address, lets its e-mail confirm and end the subscription', async () => {
    const { call, idSite } = await open();
    expect(await call('POST', '/newsletter/subscribe', { email: ' Marie@Example.test ' })).toMatchObject({ status: 200, data: null });
    const [row] = await subscribersOf(db(), idSite);
    expect(row).toMatchObject({ email, locale: 'fr_FR', confirmedAt: null });
    const token = row?.token ?? '';
    const [mail] = await mailsTo(db(), idSite, email);
    expect(mail?.html).toContain(`http://shop.test/newsletter/${token}?do=confirm`);
    expect(mail?.text).toContain(`http://shop.test/newsletter/${token}?do=unsubscribe`);

    expect(await call('POST', '/newsletter/confirm', { token })).toMatchObject({ status: 200 });
    const confirmed = (await subscribersOf(db(), idSite))[0]?.confirmedAt;
    expect(confirmed).toBeInstanceOf(Date);
    expect(await call('POST', '/newsletter/confirm', { token })).toMatchObject({ status: 200 });
    expect((await subscribersOf(db(), idSite))[0]?.confirmedAt).toEqual(confirmed);

    expect(await call('POST', '/newsletter/unsubscribe', { token })).toMatchObject({ status: 200 });
    expect(await call('POST', '/newsletter/unsubscribe', { token })).toMatchObject({ status: 200 });
    expect(await subscribersOf(db(), idSite)).toEqual([]);
    expect(await call('POST', '/newsletter/confirm', { token })).toMatchObject({ status: 404 });
  });

  it('answers alike for an address that it knows, and writes to it no more', async () => {
    const { call, idSite } = await open();
    const first = await call('POST', '/newsletter/subscribe', { email });
    const [row] = await subscribersOf(db(), idSite);
    await call('POST', '/newsletter/confirm', { token: row?.token });
    const again = await call('POST', '/newsletter/subscribe', { email: email.toUpperCase() });
    expect({ status: again.status, message: again.message }).toEqual({ status: first.status, message: first.message });
    expect(await subscribersOf(db(), idSite)).toHaveLength(1);
    expect(await mailsTo(db(), idSite, email)).toHaveLength(1);
  });

  it('keeps one row for an address that asks at the same time twice, and refuses what fills a mailbox', async () => {
    const { call, idSite } = await open();
    const ask = () => call('POST', '/newsletter/subscribe', { email });
    expect((await Promise.all([ask(), ask()])).map(({ status }) => status)).toEqual([200, 200]);
    expect(await subscribersOf(db(), idSite)).toHaveLength(1);
    expect([(await ask()).status, (await ask()).status]).toEqual([200, 429]);
  });

  it('refuses an address that is none, and a key that is none', async () => {
    const { call } = await open();
    expect(await call('POST', '/newsletter/subscribe', { email: 'marie@' })).toMatchObject({ status: 422, data: [{ key: 'email' }] });
    expect(await call('POST', '/newsletter/confirm', { token: "' or 1=1" })).toMatchObject({ status: 422 });
  });

  it('forgets an address that nobody confirmed in a month, and keeps one that was', async () => {
    const { call, later, now, idSite } = await open();
    for (const address of [email, 'nora@example.test']) await call('POST', '/newsletter/subscribe', { email: address });
    const [row] = await subscribersOf(db(), idSite);
    await call('POST', '/newsletter/confirm', { token: row?.token });
    later(29 * 86_400);
    await forgetUnconfirmed(db(), now());
    expect(await subscribersOf(db(), idSite)).toHaveLength(2);
    later(2 * 86_400);
    await forgetUnconfirmed(db(), now());
    expect((await subscribersOf(db(), idSite)).map((kept) => kept.email)).toEqual([row?.email]);
  });
});
