import { setTimeout as wait } from 'node:timers/promises';
import { and, eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { sendResets } from '#backend/commerce/account/flows/reset-password.ts';
import { mails } from '#backend/tables/mail.ts';
import { passwordResetRequests, users } from '#backend/tables/people.ts';
import type { Session } from '#schemas/user.ts';
import { openShop, type Shop } from '../commerce/shop.ts';
import { onOneEngine } from '../databases.ts';

const password = 'une longue phrase de passe';
const next = 'une autre phrase de passe';

onOneEngine('what opens an account', (db) => {
  let shop: Shop;
  let email: string;
  let moved: string;
  let me: Record<string, string>;
  const bearer = ({ token }: Session) => ({ authorization: `Bearer ${token}`, userLang: 'fr_FR' });
  const profile = { firstname: 'Zoé', lastname: 'Martin', phone: '' };
  beforeEach(async () => {
    shop = await openShop(db());
    email = `zoe-${shop.idSite}@example.test`;
    moved = `new-${shop.idSite}@example.test`;
    me = bearer(await shop.accept<Session>('POST', '/register', { ...profile, email, password, acceptTerms: true }));
  });
  const ask = (address = email) => shop.accept('PUT', '/password/reset/ask', { email: address });
  const send = () => sendResets(db(), shop.now(), 'http://shop.test');
  const sentTo = (to: string) =>
    db()
      .select()
      .from(mails)
      .where(and(eq(mails.idSite, shop.idSite), eq(mails.to, to)))
      .orderBy(mails.id);
  const linkOf = async (to = email) => {
    await send();
    const found = (await sentTo(to)).filter(({ kind }) => kind === 'PASSWORD_RESET').at(-1);
    return /\/password\/reset\/([\w-]+)/.exec(found?.text ?? '')?.[1] ?? '';
  };
  const reset = (token: string, word = 'encore une phrase de passe') => shop.call('PUT', '/password/reset', { token, password: word });

  it('is no reset link of before the password was changed', async () => {
    await ask();
    const link = await linkOf();
    await ask();
    await shop.accept('PUT', '/user/password', { currentPassword: password, password: next }, me);
    expect(await reset(link)).toMatchObject({ status: 422, data: [{ key: 'token' }] });
    expect(await linkOf(), 'what was asked for and not sent yet is not sent').toBe(link);
  });

  it('is no reset link or session of before the e-mail address was changed', async () => {
    const elsewhere = await shop.accept<Session>('POST', '/login', { email, password });
    await ask();
    const link = await linkOf();
    await shop.accept('PUT', '/user', { ...profile, email: moved, currentPassword: password }, me);
    expect(await reset(link)).toMatchObject({ status: 422, data: [{ key: 'token' }] });
    expect(await shop.call('GET', '/user', undefined, bearer(elsewhere))).toMatchObject({ status: 401 });
    expect(await shop.call('GET', '/user', undefined, me), 'her own browser stays signed in').toMatchObject({ status: 200 });
  });

  it('is told to the address of before when another takes its place, in her language, once', async () => {
    await shop.accept('PUT', '/user', { ...profile, email: moved, currentPassword: password }, me);
    await shop.accept('PUT', '/user', { ...profile, email: moved, lastname: 'Durand' }, me);
    const notices = (await sentTo(email)).filter(({ kind }) => kind === 'EMAIL_CHANGED');
    expect(notices).toMatchObject([
      { subject: 'L’adresse e-mail de votre compte a été changée', text: expect.stringContaining('bonjour@penderie.test') },
    ]);
    expect(notices[0]?.text, 'who stole the account is not told to whom reads the mailbox').not.toContain(moved);
    expect((await sentTo(moved)).map(({ kind }) => kind)).toEqual([]);
  });

  it('is told to the owner when the password is changed, from the account or by a link', async () => {
    await shop.accept('PUT', '/user/password', { currentPassword: password, password: next }, me);
    await ask();
    expect(await reset(await linkOf())).toMatchObject({ status: 200 });
    const notices = (await sentTo(email)).filter(({ kind }) => kind === 'PASSWORD_CHANGED');
    expect(notices.map(({ subject }) => subject)).toEqual(['Votre mot de passe a été changé', 'Your password has been changed']);
  });

  it('is one account for an address that two people take at the same moment: the second is refused, not failed', async () => {
    const isTaken = Promise.withResolvers<void>();
    const isKept = Promise.withResolvers<void>();
    const first = db().transaction(async (tx) => {
      await tx.insert(users).values({ idSite: shop.idSite, email: moved, passwordHash: '', firstname: 'A', lastname: 'B' });
      isTaken.resolve();
      await isKept.promise;
    });
    await isTaken.promise;
    const second = shop.call('PUT', '/user', { ...profile, email: moved, currentPassword: password }, me);
    // Until it waits for the first at the address.
    await wait(1500);
    isKept.resolve();
    await first;
    expect(await second).toMatchObject({ status: 409, data: [{ key: 'email' }] });
  });

  it('is asked for alike for a known and an unknown address: the same work is queued', async () => {
    const nobody = `nobody-${shop.idSite}@example.test`;
    expect(await shop.call('PUT', '/password/reset/ask', { email: nobody })).toEqual(
      await shop.call('PUT', '/password/reset/ask', { email }),
    );
    const waiting = () => db().select().from(passwordResetRequests).where(eq(passwordResetRequests.idSite, shop.idSite));
    expect((await waiting()).map((request) => request.email).sort()).toEqual([nobody, email].sort());
    expect((await sentTo(email)).map(({ kind }) => kind)).toEqual(['WELCOME']);
    await send();
    await send();
    expect(await waiting()).toEqual([]);
    expect((await sentTo(email)).map(({ kind }) => kind)).toEqual(['WELCOME', 'PASSWORD_RESET']);
    expect(await sentTo(nobody)).toEqual([]);
  });

  it.each(['aaaaaaaaaaaa', 'Motdepasse2026!', 'azertyuiop12'])('is never %j: the answer says what to do', async (word) => {
    const refusal = { status: 422, data: [{ key: 'password', error: expect.stringMatching(/three or four words/) }] };
    const person = { ...profile, email: moved, password: word, acceptTerms: true };
    expect(await shop.call('POST', '/register', person)).toMatchObject(refusal);
    expect(
      await shop.call('PUT', '/user/password', { currentPassword: password, password: word }, { ...me, userLang: 'en_US' }),
    ).toMatchObject(refusal);
    await ask();
    const link = await linkOf();
    expect(await reset(link, word)).toMatchObject(refusal);
    expect(await reset(link), 'the link is still good').toMatchObject({ status: 200 });
  });
});
