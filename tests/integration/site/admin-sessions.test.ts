import { Writable } from 'node:stream';
import { and, desc, eq } from 'drizzle-orm';
import { pino } from 'pino';
import { beforeEach, expect, it } from 'vitest';
import { sendResets } from '#backend/commerce/account/flows/reset-password.ts';
import { shopJobs } from '#backend/shop-jobs.ts';
import { auditLog } from '#backend/tables/audit.ts';
import { mails } from '#backend/tables/mail.ts';
import { sessions, users } from '#backend/tables/people.ts';
import { adminSessionMinutes } from '#schemas/admin-session.ts';
import type { OpenSession } from '#schemas/session.ts';
import type { Session } from '#schemas/user.ts';
import { openShop, type Shop } from '../commerce/shop.ts';
import { onOneEngine } from '../databases.ts';

const password = 'une longue phrase de passe';
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:133.0) Gecko/20100101 Firefox/133.0';
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';

onOneEngine('sessions of an administrator', (db) => {
  let shop: Shop;
  let email: string;
  let idUser: number;
  let lines: Record<string, unknown>[];

  beforeEach(async () => {
    lines = [];
    const stream = new Writable({
      write: (chunk: Buffer, _, done) => {
        lines.push(JSON.parse(String(chunk)));
        done();
      },
    });
    shop = await openShop(db(), { logger: pino({ level: 'info' }, stream) });
    email = `nora-${shop.idSite}@example.test`;
    await shop.accept('POST', '/register', { email, password, firstname: 'Nora', lastname: 'Petit', acceptTerms: true });
    const ofSite = eq(users.idSite, shop.idSite);
    const [nora] = await db().update(users).set({ role: 'ADMIN' }).where(ofSite).returning({ id: users.id });
    idUser = nora?.id ?? 0;
    // As a new account: the customer's session of before is no part of this.
    await db().delete(sessions).where(eq(sessions.idSite, shop.idSite));
  });

  const login = (word = password, { userAgent = firefox, from = '203.0.113.9', ...more }: Record<string, string> = {}) =>
    shop.call<Session>('POST', '/login', { email, password: word }, { 'user-agent': userAgent, 'x-forwarded-for': from, ...more });
  const signIn = async (place: Record<string, string> = {}) => {
    const answer = await login(password, place);
    if (!answer.success) throw new Error(answer.message);
    return { Authorization: answer.data.token };
  };
  const statusOf = async (who: Record<string, string>) => (await shop.call('GET', '/admin/order', undefined, who)).status;
  const list = async (who: Record<string, string>) =>
    (await shop.accept<{ sessions: OpenSession[] }>('GET', '/admin/session', undefined, who)).sessions;
  const audited = () => db().select().from(auditLog).where(eq(auditLog.idSite, shop.idSite)).orderBy(desc(auditLog.id));
  const logged = () => lines.filter((line) => 'access' in line && line.idSite === shop.idSite).map(({ access }) => access);
  const notices = () =>
    db()
      .select()
      .from(mails)
      .where(and(eq(mails.idSite, shop.idSite), eq(mails.kind, 'SIGN_IN_NOTICE')))
      .orderBy(mails.id);
  const forget = async () => {
    const [job] = shopJobs(
      'http://shop.test',
      shop.at().tell,
      pino({ level: 'info' }, { write: (line) => lines.push(JSON.parse(line)) }),
    ).filter(({ name }) => name === 'forget');
    await job?.run(db(), shop.now());
  };

  it('are listed with where they were opened, when and when they were last used, one’s own alone', async () => {
    const desk = await signIn();
    const start = shop.now().toISOString();
    shop.later(5);
    const mobile = await signIn({ userAgent: phone, from: '2001:db8:1:2::7' });
    shop.later(5);
    expect(await list(desk)).toEqual([
      {
        id: expect.any(String),
        ...{ browser: 'Firefox', system: 'Windows', network: '203.0.113.x', isCurrent: true },
        ...{ createdAt: start, lastUsedAt: shop.now().toISOString() },
      },
      expect.objectContaining({ browser: 'Safari', system: 'iPhone', network: '2001:db8:1::x', isCurrent: false }),
    ]);
    expect((await list(mobile)).find(({ isCurrent }) => isCurrent)).toMatchObject({ browser: 'Safari' });
    const stored = await db().select().from(sessions).where(eq(sessions.idSite, shop.idSite));
    expect(JSON.stringify(stored), 'whole addresses are not kept').not.toMatch(/203\.0\.113\.9|2001:db8:1:2/);
  });

  it('end one by one, or all the others at once, and are refused from that moment', async () => {
    const [desk, mobile, tablet] = [await signIn(), await signIn({ userAgent: phone }), await signIn({ from: '198.51.100.4' })];
    const found = (await list(desk)).find(({ browser }) => browser === 'Safari');
    await shop.accept('DELETE', `/admin/session/${found?.id}`, undefined, desk);
    expect([await statusOf(desk), await statusOf(mobile), await statusOf(tablet)]).toEqual([200, 401, 200]);
    expect(await shop.call('DELETE', `/admin/session/${found?.id}`, undefined, desk)).toMatchObject({ status: 404 });
    await shop.accept('DELETE', '/admin/session', undefined, desk);
    expect([await statusOf(desk), await statusOf(tablet)]).toEqual([200, 401]);
    expect((await audited()).map(({ call, status }) => `${call} ${status}`).slice(0, 3)).toEqual([
      'DELETE /admin/session 200',
      'DELETE /admin/session/{id} 404',
      'DELETE /admin/session/{id} 200',
    ]);
  });

  it('are never ended by somebody else', async () => {
    const desk = await signIn();
    const [own] = await list(desk);
    const paul = `paul-${shop.idSite}@example.test`;
    await shop.accept('POST', '/register', { email: paul, password, firstname: 'Paul', lastname: 'Roy', acceptTerms: true });
    await db().update(users).set({ role: 'ADMIN' }).where(eq(users.email, paul));
    const other = { Authorization: (await shop.accept<Session>('POST', '/login', { email: paul, password })).token };
    expect(await shop.call('DELETE', `/admin/session/${own?.id}`, undefined, other)).toMatchObject({ status: 404 });
    await shop.accept('DELETE', '/admin/session', undefined, other);
    expect(await statusOf(desk)).toBe(200);
    expect(await list(other)).toHaveLength(1);
  });

  it('end when nobody uses them, however often the panel calls by itself, and after a day in any case', async () => {
    const desk = await signIn();
    const most = adminSessionMinutes.idle;
    for (let hour = 0; hour < 3; hour += 1) {
      shop.later(most - 1);
      expect(await statusOf(desk)).toBe(200);
    }
    const beat = { session: '11111111-1111-4111-8111-111111111111' };
    const presence = () => shop.call('POST', '/admin/document/page/1/presence', beat, desk);
    shop.later(most - 1);
    expect((await presence()).status, 'the session is alive').toBe(404);
    shop.later(1);
    expect((await presence()).status).toBe(401);
    expect(await statusOf(desk)).toBe(401);

    const again = await signIn();
    for (const minutes of [...Array(28).fill(50), 39]) {
      shop.later(minutes);
      expect(await statusOf(again)).toBe(200);
    }
    shop.later(1);
    expect(await statusOf(again)).toBe(401);
  });

  it('leave the sessions of customers as long as they were', async () => {
    const customer = `zoe-${shop.idSite}@example.test`;
    const person = { email: customer, password, firstname: 'Zoé', lastname: 'Martin', acceptTerms: true };
    const zoe = { Authorization: (await shop.accept<Session>('POST', '/register', person)).token };
    shop.later(23 * 60);
    expect(await shop.call('GET', '/user', undefined, zoe)).toMatchObject({ status: 200 });
    const [row] = await db().select().from(sessions).where(eq(sessions.idSite, shop.idSite));
    expect(row, 'nothing is kept of where a customer signs in').toMatchObject({ browser: null, system: null, network: null });
  });

  it('begin anew with each sign-in: the one that the browser had ends', async () => {
    const before = await signIn();
    const after = await signIn(before);
    expect([await statusOf(before), await statusOf(after)]).toEqual([401, 200]);
    expect(await list(after)).toHaveLength(1);
  });

  it('are kept in the audit log and in one line of the log, from the sign-in to the end, without what was typed', async () => {
    expect((await login('not her password')).status).toBe(401);
    await expect.poll(async () => (await audited()).length, { message: 'recorded after the answer' }).toBe(1);
    const desk = await signIn();
    await shop.accept('POST', '/logout', undefined, desk);
    await signIn();
    shop.later(adminSessionMinutes.idle + 1);
    await forget();
    const kept = (await audited()).reverse();
    expect(kept.map(({ call, status, origin }) => [call, status, origin])).toEqual([
      ['POST /login', 401, 'Firefox, Windows, 203.0.113.x'],
      ['POST /login', 200, 'Firefox, Windows, 203.0.113.x'],
      ['POST /logout', 200, expect.any(String)],
      ['POST /login', 200, 'Firefox, Windows, 203.0.113.x'],
      ['job forget', 200, null],
    ]);
    for (const { email: whose, fields } of kept) expect([whose, fields]).toEqual([email, []]);
    expect(logged()).toEqual(['sign-in-refused', 'signed-in', 'signed-out', 'signed-in', 'expired']);
    expect(lines.find(({ access }) => access === 'signed-in')).toMatchObject({
      ...{ idSite: shop.idSite, idUser, browser: 'Firefox', system: 'Windows', network: '203.0.113.x' },
      requestId: expect.any(String),
    });
    expect(JSON.stringify(lines)).not.toMatch(/example\.test|phrase|not her|203\.0\.113\.9/);
  });

  it('that end by a new password or e-mail address are kept as well; of customers nothing is', async () => {
    const desk = await signIn();
    const next = 'une autre phrase de passe';
    await shop.accept('PUT', '/user/password', { currentPassword: password, password: next }, desk);
    const moved = { firstname: 'Nora', lastname: 'Petit', phone: '', email: `moved-${email}`, currentPassword: next };
    await shop.accept('PUT', '/user', moved, desk);
    expect(logged()).toEqual(['signed-in', 'password-changed', 'email-changed']);
    expect((await audited()).map(({ call }) => call)).toEqual(['PUT /user', 'PUT /user/password', 'POST /login']);

    const person = { email: `zoe-${shop.idSite}@example.test`, password, firstname: 'Zoé', lastname: 'Martin', acceptTerms: true };
    await shop.accept('POST', '/register', person);
    expect((await shop.call('POST', '/login', { email: person.email, password: 'wrong' })).status).toBe(401);
    await shop.accept('POST', '/login', { email: person.email, password });
    expect(logged()).toHaveLength(3);
  });

  it('from a new browser or network are told to their owner by e-mail, in her language, with the panel’s address alone', async () => {
    await signIn();
    expect(await notices(), 'the first place is not new').toEqual([]);
    await signIn({ from: '203.0.113.77' });
    expect(await notices(), 'nor is another address of the same network').toEqual([]);
    await signIn({ userAgent: phone, userLang: 'fr_FR' });
    await signIn({ userAgent: phone });
    await signIn({ from: '198.51.100.4' });
    const sent = await notices();
    expect(sent).toMatchObject([
      {
        to: email,
        subject: expect.stringMatching(/^Nouvelle connexion à la gestion de /),
        text: expect.stringContaining('Safari, iPhone'),
      },
      { to: email, subject: expect.stringMatching(/^New sign-in to the management of /), text: expect.stringContaining('198.51.100.x') },
    ]);
    for (const { text } of sent) expect(text.match(/https?:\/\/\S+/g)).toEqual(['http://shop.test/admin/sessions']);
  });

  it('after a long absence are told of too: places are forgotten by then', async () => {
    await signIn();
    shop.later(91 * 24 * 60);
    await forget();
    await signIn();
    expect(await notices()).toHaveLength(1);
  });

  it('after a new password are known where it was chosen, and new elsewhere', async () => {
    await signIn({ userAgent: phone });
    await shop.accept('PUT', '/password/reset/ask', { email });
    await sendResets(db(), shop.now(), 'http://shop.test');
    const [mail] = await db()
      .select()
      .from(mails)
      .where(and(eq(mails.idSite, shop.idSite), eq(mails.kind, 'PASSWORD_RESET')));
    const token = /\/password\/reset\/([\w-]+)/.exec(mail?.text ?? '')?.[1];
    const here = { 'user-agent': firefox, 'x-forwarded-for': '203.0.113.9' };
    await shop.accept('PUT', '/password/reset', { token, password: 'une autre phrase de passe' }, here);
    await login('une autre phrase de passe');
    expect(await notices()).toHaveLength(0);
    await login('une autre phrase de passe', { userAgent: phone });
    expect(await notices()).toHaveLength(1);
  });
});
