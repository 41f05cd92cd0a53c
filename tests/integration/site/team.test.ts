import { and, eq } from 'drizzle-orm';
import { pino } from 'pino';
import { beforeEach, expect, it } from 'vitest';
import { shopJobs } from '#backend/shop-jobs.ts';
import { auditLog } from '#backend/tables/audit.ts';
import { mails } from '#backend/tables/mail.ts';
import { teamInvitations, users } from '#backend/tables/people.ts';
import type { CallData } from '#schemas/calls/index.ts';
import type { Session } from '#schemas/user.ts';
import { openShop, type Shop } from '../commerce/shop.ts';
import { onBothEngines } from '../databases.ts';

const password = 'une longue phrase de passe';
type Who = Record<string, string>;

onBothEngines('the team', (db) => {
  let shop: Shop;
  let at: (name: string) => string;
  beforeEach(async () => {
    shop = await openShop(db());
    at = (name) => `${name}-${shop.idSite}@example.test`;
  });

  const register = async (name: string, role: 'CUSTOMER' | 'ADMIN' | 'SUPER_ADMIN' = 'CUSTOMER'): Promise<Who> => {
    const person = { email: at(name), password, firstname: name, lastname: 'Petit', acceptTerms: true };
    const { token } = await shop.accept<Session>('POST', '/register', person);
    await db()
      .update(users)
      .set({ role })
      .where(and(eq(users.idSite, shop.idSite), eq(users.email, at(name))));
    return { Authorization: token };
  };
  const team = (who: Who) => shop.accept<CallData<'GET /admin/team'>>('GET', '/admin/team', undefined, who);
  const idOf = async (name: string): Promise<number> => {
    const [row] = await db()
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.idSite, shop.idSite), eq(users.email, at(name))));
    return row?.id ?? 0;
  };
  const roles = async (): Promise<Record<string, string>> => {
    const rows = await db().select().from(users).where(eq(users.idSite, shop.idSite));
    return Object.fromEntries(rows.map(({ email, role }) => [email.split('-')[0], role]));
  };
  const setRole = async (name: string, role: string, who: Who) => shop.call('PUT', `/admin/team/${await idOf(name)}`, { role }, who);
  const invite = (name: string, who: Who) => shop.call('POST', '/admin/team/invitation', { email: at(name) }, who);
  const lastLink = async (name: string): Promise<string> => {
    const sent = await mailsTo(name, 'TEAM_INVITATION');
    return /\/admin\/invitation\/([\w-]+)/.exec(sent.at(-1)?.text ?? '')?.[1] ?? '';
  };
  const mailsTo = (name: string, kind: 'TEAM_INVITATION' | 'ROLE_CHANGED') =>
    db()
      .select()
      .from(mails)
      .where(and(eq(mails.idSite, shop.idSite), eq(mails.to, at(name)), eq(mails.kind, kind)))
      .orderBy(mails.id);
  const newcomer = (token: string) => ({ token, hasAccount: false, password, firstname: 'Noé', lastname: 'Blanc' });
  const accept = (body: object, who?: Who) => shop.call<Session>('POST', '/team/invitation/accept', body, who);

  it('invites an address by a link that is sent, works once and makes an administrator who is signed in', async () => {
    const camille = await register('camille', 'SUPER_ADMIN');
    expect(await invite('noe', camille)).toMatchObject({ status: 200, data: { email: at('noe'), invitedBy: at('camille') } });
    const token = await lastLink('noe');
    const [stored] = await db().select().from(teamInvitations).where(eq(teamInvitations.idSite, shop.idSite));
    expect(JSON.stringify(stored)).not.toContain(token);
    expect(await shop.call('POST', '/team/invitation/lookup', { token })).toMatchObject({ data: { email: at('noe'), hasAccount: false } });
    const joined = await accept(newcomer(token));
    const noe = { Authorization: (joined.data as Session).token };
    expect((await shop.call('GET', '/admin/order', undefined, noe)).status).toBe(200);
    expect(await accept(newcomer(token))).toMatchObject({ status: 404 });
    expect((await team(camille)).invitations).toEqual([]);
    expect((await team(camille)).members).toMatchObject([
      { email: at('camille'), role: 'SUPER_ADMIN', isSelf: true },
      { email: at('noe'), role: 'ADMIN', firstname: 'Noé', isSelf: false, lastSignInAt: shop.now().toISOString() },
    ]);
  });

  it('asks an invited person who has an account for its password, and ends what else opened that account', async () => {
    const [camille, zoe] = [await register('camille', 'SUPER_ADMIN'), await register('zoe')];
    await invite('zoe', camille);
    const token = await lastLink('zoe');
    expect(await shop.call('POST', '/team/invitation/lookup', { token })).toMatchObject({ data: { hasAccount: true } });
    expect(await accept(newcomer(token)), 'no second password for an account').toMatchObject({ status: 409 });
    expect(await accept({ token, hasAccount: true, password: 'not her password' })).toMatchObject({ status: 401 });
    expect(await roles()).toMatchObject({ zoe: 'CUSTOMER' });
    expect(await accept({ token, hasAccount: true, password })).toMatchObject({ status: 200 });
    expect(await roles()).toMatchObject({ zoe: 'ADMIN' });
    expect((await shop.call('GET', '/user', undefined, zoe)).status, 'a session of before').toBe(401);
  });

  it('sends an invitation again with a new link, takes one back, and lets it end after seven days', async () => {
    const camille = await register('camille', 'SUPER_ADMIN');
    await invite('noe', camille);
    const first = await lastLink('noe');
    await invite('noe', camille);
    const second = await lastLink('noe');
    expect(await accept(newcomer(first))).toMatchObject({ status: 404 });
    expect((await team(camille)).invitations).toHaveLength(1);
    const [{ id } = { id: 0 }] = (await team(camille)).invitations;
    await shop.accept('DELETE', `/admin/team/invitation/${id}`, undefined, camille);
    expect(await accept(newcomer(second))).toMatchObject({ status: 404 });
    expect(await shop.call('DELETE', `/admin/team/invitation/${id}`, undefined, camille)).toMatchObject({ status: 404 });

    await invite('noe', camille);
    const third = await lastLink('noe');
    shop.later(7 * 24 * 60);
    expect(await shop.call('POST', '/team/invitation/lookup', { token: third })).toMatchObject({ status: 404 });
    expect(await accept(newcomer(third))).toMatchObject({ status: 404 });
    const [forget] = shopJobs('http://shop.test', shop.at().tell, pino({ level: 'silent' })).filter(({ name }) => name === 'forget');
    await forget?.run(db(), shop.now());
    expect(await db().select().from(teamInvitations).where(eq(teamInvitations.idSite, shop.idSite))).toEqual([]);
  });

  it('is closed to an ADMIN: to read, to invite and to change roles', async () => {
    await register('camille', 'SUPER_ADMIN');
    const paul = await register('paul', 'ADMIN');
    expect(await shop.call('GET', '/admin/team', undefined, paul)).toMatchObject({ status: 403 });
    expect(await invite('noe', paul)).toMatchObject({ status: 403 });
    expect(await setRole('paul', 'SUPER_ADMIN', paul)).toMatchObject({ status: 403 });
    expect(await roles()).toEqual({ camille: 'SUPER_ADMIN', paul: 'ADMIN' });
  });

  it('takes a role with its sessions and invitations at once, and tells the person by e-mail', async () => {
    const [camille, paul] = [await register('camille', 'SUPER_ADMIN'), await register('paul', 'SUPER_ADMIN')];
    await invite('noe', paul);
    const token = await lastLink('noe');
    expect(await setRole('paul', 'CUSTOMER', camille)).toMatchObject({ status: 200, data: null });
    expect((await shop.call('GET', '/user', undefined, paul)).status).toBe(401);
    expect(await accept(newcomer(token)), 'he must not come back by a link').toMatchObject({ status: 404 });
    expect((await mailsTo('paul', 'ROLE_CHANGED')).map(({ text }) => text)).toEqual([
      expect.stringContaining('you no longer have access to the management of'),
    ]);
    const again = await shop.accept<Session>('POST', '/login', { email: at('paul'), password });
    expect((await shop.call('GET', '/admin/order', undefined, { Authorization: again.token })).status).toBe(403);
    expect(await setRole('paul', 'ADMIN', camille), 'by an invitation alone').toMatchObject({ status: 404 });
  });

  it('gives and takes the role SUPER_ADMIN; a greater role leaves the sessions as they are', async () => {
    const [camille, paul] = [await register('camille', 'SUPER_ADMIN'), await register('paul', 'ADMIN')];
    expect(await setRole('paul', 'SUPER_ADMIN', camille)).toMatchObject({ status: 200, data: { role: 'SUPER_ADMIN' } });
    expect((await team(paul)).members).toHaveLength(2);
    expect(await setRole('paul', 'ADMIN', camille)).toMatchObject({ data: { role: 'ADMIN' } });
    expect((await shop.call('GET', '/admin/order', undefined, paul)).status).toBe(401);
  });

  it('lets nobody change their own role, so that a SUPER_ADMIN always remains', async () => {
    const camille = await register('camille', 'SUPER_ADMIN');
    for (const role of ['ADMIN', 'CUSTOMER', 'SUPER_ADMIN'])
      expect(await setRole('camille', role, camille)).toMatchObject({ status: 409, message: expect.stringContaining('own role') });
    expect(await roles()).toEqual({ camille: 'SUPER_ADMIN' });
  });

  it('keeps one of two SUPER_ADMINs who take each other’s role at once', async () => {
    for (const round of [1, 2, 3, 4, 5]) {
      shop = await openShop(db());
      const [camille, paul] = [await register('camille', 'SUPER_ADMIN'), await register('paul', 'SUPER_ADMIN')];
      const answers = await Promise.all([setRole('paul', 'CUSTOMER', camille), setRole('camille', 'CUSTOMER', paul)]);
      expect(Object.values(await roles()).toSorted(), `round ${round}`).toEqual(['CUSTOMER', 'SUPER_ADMIN']);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect([401, 403]).toContain(answers.find(({ status }) => status !== 200)?.status);
    }
  });

  it('lets one of two who accept the same link at once join', async () => {
    const camille = await register('camille', 'SUPER_ADMIN');
    await invite('noe', camille);
    const token = await lastLink('noe');
    const answers = await Promise.all([accept(newcomer(token)), accept(newcomer(token))]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await team(camille)).members).toHaveLength(2);
  });

  it('is kept in the audit log with whom it was about, and hides the link of an invitation in the outbox', async () => {
    const [camille] = [await register('camille', 'SUPER_ADMIN'), await register('paul', 'ADMIN')];
    await invite('noe', camille);
    const token = await lastLink('noe');
    const outbox = await shop.accept<CallData<'GET /admin/mail'>>('GET', '/admin/mail', undefined, camille);
    expect(JSON.stringify(outbox)).not.toContain(token);
    await accept(newcomer(token));
    await setRole('paul', 'CUSTOMER', camille);
    const lines = await db().select().from(auditLog).where(eq(auditLog.idSite, shop.idSite)).orderBy(auditLog.id);
    expect(lines.map(({ call, email, details }) => [call, email, details])).toEqual([
      ['POST /admin/team/invitation', at('camille'), { email: at('noe') }],
      ['POST /team/invitation/accept', at('noe'), null],
      ['POST /login', at('noe'), null],
      ['PUT /admin/team/{id}', at('camille'), { email: at('paul'), role: 'CUSTOMER' }],
    ]);
  });

  it('writes the invitation in the inviter’s language, with the panel’s address alone', async () => {
    const camille = await register('camille', 'SUPER_ADMIN');
    await invite('noe', { ...camille, userLang: 'fr_FR' });
    await invite('ada', camille);
    const [french] = await mailsTo('noe', 'TEAM_INVITATION');
    const [english] = await mailsTo('ada', 'TEAM_INVITATION');
    expect(french?.subject).toMatch(/^Rejoignez l’équipe de /);
    expect(english?.subject).toMatch(/^Join the team of /);
    for (const { text } of [french, english].filter((mail) => mail !== undefined))
      expect(text.match(/https?:\/\/\S+/g)).toEqual([expect.stringMatching(/^http:\/\/shop\.test\/admin\/invitation\/[\w-]{43}$/)]);
  });

  it('forgets an invited person who is erased, in invitations and in the audit log', async () => {
    const camille = await register('camille', 'SUPER_ADMIN');
    await invite('noe', camille);
    await shop.accept('POST', '/admin/person/erase', { email: at('noe') }, camille);
    expect((await team(camille)).invitations).toEqual([]);
    const lines = await db().select().from(auditLog).where(eq(auditLog.idSite, shop.idSite));
    expect(JSON.stringify(lines)).not.toContain(at('noe'));
  });
});
