import { and, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { forgetUnconfirmed } from '#backend/content/publishing/newsletter.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { mails } from '#backend/tables/mail.ts';
import { newsletterSubscribers } from '#backend/tables/pages.ts';
import type { CallData } from '#schemas/calls/index.ts';
import { onOneEngine } from '../databases.ts';
import { openSite } from './open-site.ts';
import { openStaff } from './staff.ts';

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

  it('is listed for the team with consent, searched, and handed out as a file of confirmed addresses', async () => {
    const { site, nora } = await openStaff(db(), (files) => Object.assign(files['parameters.json'], { ENABLE_NEWSLETTER: 'true' }));
    for (const name of ['anne', 'zoe']) await site.call('POST', '/newsletter/subscribe', { email: `${name}@example.test` });
    const rows = await subscribersOf(db(), site.idSite);
    const token = rows.find((row) => row.email === 'anne@example.test')?.token;
    await site.call('POST', '/newsletter/confirm', { token });
    const all = await nora.accept<CallData<'GET /admin/newsletter'>>('GET', '/admin/newsletter');
    expect(all.total).toBe(2);
    const found = await nora.accept<CallData<'GET /admin/newsletter'>>('GET', '/admin/newsletter?search=anne');
    expect(found.subscribers).toMatchObject([
      { email: 'anne@example.test', language: 'fr_FR', consentAt: expect.any(String), confirmedAt: expect.any(String) },
    ]);
    const file = await site.app.request('/admin/newsletter/export.csv', { headers: nora.headers });
    expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const [, line, end] = (await file.text()).split('\r\n');
    expect(line).toContain(`"anne@example.test";"fr_FR"`);
    expect(line).toContain(`http://shop.test/newsletter/${token}?do=unsubscribe`);
    expect(end).toBe('');
    expect(await site.call('GET', '/admin/newsletter')).toMatchObject({ status: 401 });
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
