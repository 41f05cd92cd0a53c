import { and, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { forgetUnconfirmed } from '#backend/content/publishing/newsletter.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { mails } from '#backend/tables/mail.ts';
import { newsletterSubscribers, newsletterSubscriptions } from '#backend/tables/newsletter.ts';
import type { CallData } from '#schemas/calls/index.ts';
import { onOneEngine } from '../databases.ts';
import { openSite } from './open-site.ts';
import { openStaff } from './staff.ts';

const subscribersOf = (db: Database, idSite: number) =>
  db.select().from(newsletterSubscribers).where(eq(newsletterSubscribers.idSite, idSite));
const subscriptionsOf = (db: Database, idSite: number) =>
  db.select().from(newsletterSubscriptions).where(eq(newsletterSubscriptions.idSite, idSite)).orderBy(newsletterSubscriptions.idList);
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
    expect(row).toMatchObject({ email, locale: 'fr_FR' });
    expect(await subscriptionsOf(db(), idSite)).toMatchObject([{ source: 'FORM', confirmedAt: null, consentAt: expect.any(Date) }]);
    const token = row?.token ?? '';
    const [mail] = await mailsTo(db(), idSite, email);
    expect(mail?.html).toContain(`http://shop.test/newsletter/${token}?do=confirm`);
    expect(mail?.text).toContain(`http://shop.test/newsletter/${token}?do=unsubscribe`);

    expect(await call('POST', '/newsletter/confirm', { token })).toMatchObject({ status: 200 });
    const confirmed = (await subscriptionsOf(db(), idSite))[0]?.confirmedAt;
    expect(confirmed).toBeInstanceOf(Date);
    expect(await call('POST', '/newsletter/confirm', { token })).toMatchObject({ status: 200 });
    expect((await subscriptionsOf(db(), idSite))[0]?.confirmedAt).toEqual(confirmed);

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
      {
        ...{ email: 'anne@example.test', language: 'fr_FR' },
        subscriptions: [
          { list: { name: 'The newsletter' }, source: 'FORM', consentAt: expect.any(String), confirmedAt: expect.any(String) },
        ],
      },
    ]);
    const file = await site.app.request('/admin/newsletter/export.csv', { headers: nora.headers });
    expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const [, line, end] = (await file.text()).split('\r\n');
    expect(line).toContain(`"anne@example.test";"fr_FR";"The newsletter";"FORM"`);
    expect(line).toContain(`http://shop.test/newsletter/${token}?do=unsubscribe`);
    expect(end).toBe('');
    expect(await site.call('GET', '/admin/newsletter')).toMatchObject({ status: 401 });
  });

  /** A site with a second list, of events, and a private one. */
  async function openLists() {
    const opened = await openStaff(db(), (files) => Object.assign(files['parameters.json'], { ENABLE_NEWSLETTER: 'true' }));
    const make = (name: string, isPublic: boolean) =>
      opened.nora.accept<CallData<'POST /admin/newsletter/list'>>('POST', '/admin/newsletter/list', { names: { fr_FR: name }, isPublic });
    const [events, team] = [await make('Les ateliers', true), await make('Équipe', false)];
    const offered = await opened.site.call<CallData<'GET /newsletter/list'>>('GET', '/newsletter/list');
    if (!offered.success) throw new Error(offered.message);
    const tokenOf = async (address: string) =>
      (await subscribersOf(db(), opened.site.idSite)).find((row) => row.email === address)?.token ?? '';
    return { ...opened, events, team, offered: offered.data, tokenOf };
  }

  it('is offered in the lists that are public, by their names, and takes an address into those it asks for', async () => {
    const { site, nora, events, team, offered, tokenOf } = await openLists();
    expect(offered.map(({ name }) => name)).toEqual(['La lettre d’information', 'Les ateliers']);
    const ask = (lists: number[]) => site.call('POST', '/newsletter/subscribe', { email, lists });
    expect(await ask([team.id])).toMatchObject({ status: 422, data: [{ key: 'lists' }] });
    expect(await ask([events.id])).toMatchObject({ status: 200 });
    const [mail] = await mailsTo(db(), site.idSite, email);
    expect(mail?.text).toContain('Les ateliers');
    await site.call('POST', '/newsletter/confirm', { token: await tokenOf(email) });
    // Another list is confirmed on its own: anybody may have typed the address.
    await ask([events.id, offered[0]?.id ?? 0]);
    expect((await mailsTo(db(), site.idSite, email)).at(-1)?.text).not.toContain('Les ateliers');
    // Its own link alone confirms it, not that of the first e-mail.
    expect(mail?.text).toContain(`?do=confirm&list=${events.id}`);
    await site.call('POST', '/newsletter/confirm', { token: await tokenOf(email), lists: [events.id] });
    const { subscribers } = await nora.accept<CallData<'GET /admin/newsletter'>>('GET', '/admin/newsletter');
    expect(subscribers[0]?.subscriptions.map(({ list, confirmedAt }) => [list.id, confirmedAt !== null])).toEqual([
      [offered[0]?.id, false],
      [events.id, true],
    ]);
  });

  it('is ended in one list or in all; an address that is in none is forgotten', async () => {
    const { site, events, offered, tokenOf } = await openLists();
    const both = offered.map(({ id }) => id);
    await site.call('POST', '/newsletter/subscribe', { email, lists: both });
    const token = await tokenOf(email);
    expect(await site.call('POST', '/newsletter/lookup', { token })).toMatchObject({ data: offered.map(({ id, name }) => ({ id, name })) });
    await site.call('POST', '/newsletter/unsubscribe', { token, lists: [events.id] });
    expect((await subscriptionsOf(db(), site.idSite)).map(({ idList }) => idList)).toEqual([both[0]]);
    await site.call('POST', '/newsletter/unsubscribe', { token });
    expect(await subscribersOf(db(), site.idSite)).toEqual([]);
    expect(await site.call('POST', '/newsletter/lookup', { token })).toMatchObject({ status: 404 });
  });

  it('is listed and handed out by list for the team, with the link that ends that list', async () => {
    const { site, nora, events, offered, tokenOf } = await openLists();
    await site.call('POST', '/newsletter/subscribe', { email: 'anne@example.test', lists: [events.id] });
    await site.call('POST', '/newsletter/subscribe', { email: 'lea@example.test' });
    for (const name of ['anne', 'lea']) await site.call('POST', '/newsletter/confirm', { token: await tokenOf(`${name}@example.test`) });
    const of = async (query: string) =>
      (await nora.accept<CallData<'GET /admin/newsletter'>>('GET', `/admin/newsletter${query}`)).subscribers.map((row) => row.email);
    expect(await of('')).toHaveLength(2);
    expect(await of(`?list=${events.id}`)).toEqual(['anne@example.test']);
    expect(await of(`?list=${events.id}&search=lea`)).toEqual([]);
    const file = await site.app.request(`/admin/newsletter/export.csv?list=${events.id}`, { headers: nora.headers });
    const lines = (await file.text()).split('\r\n');
    expect(lines).toHaveLength(3);
    expect((await site.app.request('/admin/newsletter/export.csv?list=all', { headers: nora.headers })).status).toBe(422);
    const token = await tokenOf('anne@example.test');
    expect(lines[1]).toContain(`http://shop.test/newsletter/${token}?do=unsubscribe&list=${events.id}`);
    const lists = await nora.accept<CallData<'GET /admin/newsletter/list'>>('GET', '/admin/newsletter/list');
    expect(lists.map(({ id, confirmed, pending }) => [id, confirmed, pending])).toEqual([
      [offered[0]?.id, 1, 0],
      [events.id, 1, 0],
      [expect.any(Number), 0, 0],
    ]);
  });

  it('is renamed, closed and deleted by the team, but for the default list; a nameless list is refused', async () => {
    const { site, nora, events, offered, tokenOf } = await openLists();
    const change = (id: number, body: object) => nora.call('PUT', `/admin/newsletter/list/${id}`, body);
    expect(await change(events.id, { names: { fr_FR: ' ' }, isPublic: true })).toMatchObject({ status: 422, data: [{ key: 'names' }] });
    expect(await change(events.id, { names: { fr_FR: 'Stages', en_US: 'Classes' }, isPublic: false })).toMatchObject({
      data: { name: 'Classes', isPublic: false },
    });
    const main = offered[0]?.id ?? 0;
    expect(await change(main, { names: {}, isPublic: false })).toMatchObject({ status: 409 });
    expect(await nora.call('DELETE', `/admin/newsletter/list/${main}`)).toMatchObject({ status: 409 });
    await change(events.id, { names: { fr_FR: 'Stages' }, isPublic: true });
    await site.call('POST', '/newsletter/subscribe', { email, lists: [events.id] });
    await site.call('POST', '/newsletter/subscribe', { email: 'lea@example.test', lists: [main, events.id] });
    expect(await tokenOf(email)).not.toBe('');
    await nora.accept('DELETE', `/admin/newsletter/list/${events.id}`);
    expect((await subscribersOf(db(), site.idSite)).map((row) => row.email)).toEqual(['lea@example.test']);
    expect(await nora.call('DELETE', `/admin/newsletter/list/${events.id}`)).toMatchObject({ status: 404 });
    expect((await site.call('PUT', `/admin/newsletter/list/${main}`, { names: {}, isPublic: true })).status).toBe(401);
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
