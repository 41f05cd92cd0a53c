import { hash } from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { addresses, sessions, users } from '#backend/tables/people.ts';
import type { CallData } from '#schemas/calls/index.ts';
import { onOneEngine } from '../databases.ts';
import { type OpenSite, openSite } from './open-site.ts';

const zoe = { email: 'Zoe@Example.test ', password: 'trois petits chats', firstname: 'Zoé', lastname: 'Martin', acceptTerms: true };

onOneEngine('accounts', (db) => {
  let site: OpenSite;
  let token = '';
  const signedIn = (value = token) => ({ Authorization: value });
  beforeAll(async () => {
    site = await openSite(db());
    const made = await site.call<CallData<'POST /register'>>('POST', '/register', zoe);
    if (!made.success) throw new Error(made.message);
    token = made.data.token;
    expect(made).toMatchObject({ status: 200, message: 'Votre compte est créé.', data: { idSite: site.idSite } });
  });

  it('signs in who registers; the token is accepted as it is and after Bearer', async () => {
    for (const value of [token, `Bearer ${token}`]) {
      expect(await site.get('/logged', signedIn(value))).toEqual({ logged: true });
    }
    expect(await site.get('/user', signedIn())).toEqual({
      id: expect.any(Number),
      email: 'zoe@example.test',
      role: 'CUSTOMER',
      phone: '',
      firstname: 'Zoé',
      lastname: 'Martin',
      birthdate: null,
    });
  });

  it('stores neither password nor token as they are', async () => {
    const [user] = await db().select().from(users).where(eq(users.idSite, site.idSite));
    const [session] = await db().select().from(sessions).where(eq(sessions.idSite, site.idSite));
    expect(user?.passwordHash).toMatch(/^\$argon2id\$/);
    expect(JSON.stringify({ user, session })).not.toContain(token);
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  });

  it('refuses a second account for an e-mail address, and fields that do not fit, each in the caller’s language', async () => {
    expect(await site.call('POST', '/register', { ...zoe, email: 'ZOE@example.TEST' })).toMatchObject({
      status: 409,
      success: false,
      data: [{ key: 'email', error: 'Un compte existe déjà avec cette adresse e-mail.' }],
    });
    const answer = await site.call(
      'POST',
      '/register',
      { email: 'zoe', password: 'court', lastname: '', phone: '12345678' },
      { userLang: 'en_US' },
    );
    expect(answer).toMatchObject({ status: 422, success: false, message: 'Some fields need correcting.' });
    expect(answer.data).toEqual([
      { key: 'email', error: 'This e-mail address is not valid.' },
      { key: 'password', error: 'At least 12 characters.' },
      { key: 'firstname', error: 'This field is required.' },
      { key: 'lastname', error: 'This field is required.' },
      { key: 'acceptTerms', error: 'Please tick this box to continue.' },
    ]);
    expect(await site.call('POST', '/register', { ...zoe, email: 'a@b.test', phone: '12345678' })).toMatchObject({
      status: 422,
      data: [{ key: 'phone' }],
    });
  });

  it('applies the site’s rules of registration: date of birth, majority, mobile number', async () => {
    const strict = await openSite(db(), (files) =>
      Object.assign(files['parameters.json'], { BLOCK_MINORS_FROM_REGISTERING: 'true', ALLOW_ONLY_MOBILE_PHONE: 'true' }),
    );
    const today = new Date();
    const born = (years: number, days = 0) =>
      new Date(Date.UTC(today.getUTCFullYear() - years, today.getUTCMonth(), today.getUTCDate() + days)).toISOString().slice(0, 10);
    const tries: [object, string | null][] = [
      [{}, 'birthdate'],
      [{ birthdate: born(18, 1) }, 'birthdate'],
      [{ birthdate: born(-1) }, 'birthdate'],
      [{ birthdate: born(18), phone: '02 51 00 00 00' }, 'phone'],
      [{ birthdate: born(18), phone: '06 12 34 56 78' }, null],
    ];
    for (const [change, refused] of tries) {
      const answer = await strict.call('POST', '/register', { ...zoe, ...change });
      expect([change, answer]).toMatchObject([change, refused ? { status: 422, data: [{ key: refused }] } : { status: 200 }]);
    }
  });

  it('signs in with the right password only, and says the same of an unknown account', async () => {
    const login = (email: string, password: string) => site.call<CallData<'POST /login'>>('POST', '/login', { email, password });
    expect(await login('zoe@example.test', zoe.password)).toMatchObject({ status: 200, success: true, data: { idSite: site.idSite } });
    const wrong = await login('zoe@example.test', 'wrong');
    const unknown = await login('nobody@example.test', 'wrong');
    const refusal = { status: 401, success: false, data: null, message: 'Adresse e-mail ou mot de passe incorrect.' };
    expect([wrong, unknown]).toMatchObject([refusal, refusal]);
  });

  it('signs in by a password in whatever form it was typed, also where its hash is of before passwords had one form', async () => {
    const { idSite, call } = await openSite(db());
    const login = async (email: string, password: string) => (await call('POST', '/login', { email, password })).status;
    const composed = 'une très bonne idée, n’est-ce pas ?';
    const forms = [composed, composed.normalize('NFD'), `${composed.replace('’', "'").replaceAll(' ', '\u00A0')}\u200B`];
    const me = { ...zoe, email: 'forms@example.test', password: composed };
    expect((await call('POST', '/register', me)).status).toBe(200);
    for (const form of forms) expect(await login(me.email, form), form).toBe(200);
    expect(await login(me.email, 'une tres bonne idee, n’est-ce pas ?')).toBe(401);
    for (const typed of [composed, composed.normalize('NFD')]) {
      await db()
        .update(users)
        .set({ passwordHash: await hash(typed) })
        .where(eq(users.idSite, idSite));
      expect([await login(me.email, typed), await login(me.email, 'wrong')], typed).toEqual([200, 401]);
    }
  });

  it('keeps an e-mail address with letters of its language as mail servers know it', async () => {
    const { call } = await openSite(db());
    const register = (email: string) => call('POST', '/register', { ...zoe, email });
    expect((await register('marie@café.test')).status).toBe(200);
    expect((await register('Marie@xn--caf-dma.test')).status).toBe(409);
    expect((await call('POST', '/login', { email: 'marie@cafe\u0301.test', password: zoe.password })).status).toBe(200);
  });

  it('knows an account on its own site only', async () => {
    const other = await openSite(db());
    const header = { idSite: String(other.idSite) };
    expect(await site.call('POST', '/login', { email: 'zoe@example.test', password: zoe.password }, header)).toMatchObject({ status: 401 });
    expect(await site.get('/logged', { ...header, ...signedIn() })).toEqual({ logged: false });
  });

  it('lists the addresses of the person’s orders, the latest first', async () => {
    const [user] = await db().select().from(users).where(eq(users.idSite, site.idSite));
    const address = {
      firstname: 'Zoé',
      lastname: 'Martin',
      address: '3 rue des Lilas',
      addressPart2: '',
      postalCode: '85190',
      city: 'Aizenay',
      idCountry: 250,
    };
    const used = (city: string, day: string) => ({
      ...address,
      city,
      idSite: site.idSite,
      idUser: user?.id ?? 0,
      types: ['DELIVERY' as const],
      usedAt: new Date(day),
    });
    await db()
      .insert(addresses)
      .values([used('Aizenay', '2026-01-01'), used('Nantes', '2026-02-01')]);
    const listed = await site.get<CallData<'GET /user/address'>>('/user/address', signedIn());
    expect(listed).toMatchObject([
      { city: 'Nantes' },
      { city: 'Aizenay', type: [{ value: 'DELIVERY' }], country: { id: 250, alphaTwo: 'FR', name: 'France' } },
    ]);
  });

  it('asks who is not signed in to sign in, and keeps customers out of the panel', async () => {
    for (const path of ['/user', '/user/address', '/order', '/admin/order'])
      expect(await site.call('GET', path)).toMatchObject({ status: 401 });
    expect(await site.call('GET', '/user', undefined, signedIn('forged'))).toMatchObject({ status: 401 });
    expect(await site.call('GET', '/admin/order', undefined, signedIn())).toMatchObject({ status: 403, success: false });
  });

  it('forgets a session at logout, and after a day', async () => {
    const enter = async () => {
      const answer = await site.call<CallData<'POST /login'>>('POST', '/login', { email: zoe.email, password: zoe.password });
      return answer.success ? answer.data.token : '';
    };
    const [first, second] = [await enter(), await enter()];
    expect(await site.call('POST', '/logout', undefined, signedIn(first))).toMatchObject({ status: 200, data: null });
    expect(await site.get('/logged', signedIn(first))).toEqual({ logged: false });
    expect(await site.get('/logged', signedIn(second))).toEqual({ logged: true });
    site.later(86_401);
    expect(await site.get('/logged', signedIn(second))).toEqual({ logged: false });
  });

  it('ends the session that the browser had when somebody signs in there, also of another account', async () => {
    const other = { ...zoe, email: 'leo@example.test' };
    expect(await site.call('POST', '/register', other)).toMatchObject({ status: 200 });
    const enter = async (email: string, before?: string) => {
      const given = { email, password: zoe.password };
      const answer = await site.call<CallData<'POST /login'>>('POST', '/login', given, before ? signedIn(before) : undefined);
      return answer.success ? answer.data.token : '';
    };
    const first = await enter(zoe.email);
    const second = await enter(other.email, first);
    expect(await site.get('/logged', signedIn(first))).toEqual({ logged: false });
    expect(await site.get('/logged', signedIn(second))).toEqual({ logged: true });
  });

  it('slows down who tries passwords, with the time to wait', async () => {
    const attempt = () =>
      site.call('POST', '/login', { email: 'target@example.test', password: 'guess' }, { 'X-Forwarded-For': '203.0.113.9' });
    for (let i = 0; i < 10; i += 1) expect((await attempt()).status).toBe(401);
    const refused = await attempt();
    expect(refused).toMatchObject({ status: 429, success: false });
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    site.later(901);
    expect((await attempt()).status).toBe(401);
  });
});
