import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { post } from '#backend/foundation/mail/outbox.ts';
import { type MailTransport, maxAttempts, sendWaiting } from '#backend/foundation/mail/send-waiting.ts';
import { smtpTransport } from '#backend/foundation/mail/smtp.ts';
import { mails } from '#backend/tables/mail.ts';
import { users } from '#backend/tables/people.ts';
import type { Mail } from '#schemas/calls/admin.ts';
import type { Session } from '#schemas/user.ts';
import { onBothEngines } from '../databases.ts';
import { openShop, type Shop } from './shop.ts';

const refused = 'refused@example.test';

/** A mail server that takes what is not for `refused`. */
async function openServer() {
  const arrived: Email[] = [];
  const users: (string | undefined)[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) => {
      users.push(username);
      done(password === 'p@ss' ? null : new Error('Bad password'), { user: username });
    },
    onRcptTo: ({ address }, _session, done) =>
      done(address === refused ? Object.assign(new Error('No such mailbox'), { responseCode: 550 }) : null),
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => void PostalMime.parse(Buffer.concat(chunks)).then((mail) => done(null, String(arrived.push(mail)))));
    },
  });
  await new Promise<void>((open) => server.listen(0, '127.0.0.1', () => open()));
  const { port } = server.server.address() as AddressInfo;
  const url = `smtp://shop%40boutique.test:p%40ss@127.0.0.1:${port}`;
  return { arrived, users, url, close: () => new Promise<void>((closed) => server.close(() => closed())) };
}

onBothEngines('e-mails over SMTP', (db) => {
  let server: Awaited<ReturnType<typeof openServer>>;
  let shop: Shop;
  beforeEach(async () => {
    server = await openServer();
    shop = await openShop(db());
  });
  afterEach(() => server.close());

  const write = (to: string, subject = 'Votre commande') =>
    post(db(), { idSite: shop.idSite, kind: 'PASSWORD_RESET' }, to, { subject, html: '<p>Été</p>', text: 'Été' }, shop.now());
  const send = (transport: MailTransport = smtpTransport(server.url, 'https://boutique.test')) => sendWaiting(db(), transport, shop);
  const stored = () => db().select().from(mails).where(eq(mails.idSite, shop.idSite)).orderBy(mails.id);

  it('arrive whole, HTML and text, from the site, and are sent once', async () => {
    await write('zoe@example.test');
    expect([await send(), await send()]).toEqual([1, 0]);
    expect(server.arrived).toMatchObject([
      {
        subject: 'Votre commande',
        to: [{ address: 'zoe@example.test' }],
        text: expect.stringContaining('Été'),
        html: expect.stringContaining('<p>Été</p>'),
        from: { name: 'La Penderie', address: 'bonjour@penderie.test' },
      },
    ]);
    expect(server.users).toEqual(['shop@boutique.test']);
    expect(await stored()).toMatchObject([{ sentAt: shop.now(), attempts: 1, failure: '' }]);
  });

  it('of a site that names no sender come from the address that the mail server knows', async () => {
    await write('zoe@example.test');
    await db().update(mails).set({ fromAddress: '' }).where(eq(mails.idSite, shop.idSite));
    await send();
    expect(server.arrived).toMatchObject([{ from: { name: 'La Penderie', address: 'shop@boutique.test' } }]);
  });

  it('one that is refused does not hold up the others, and is tried again after pauses that grow', async () => {
    await write(refused);
    await write('zoe@example.test');
    expect(await send()).toBe(1);
    const minutes: number[] = [];
    for (let attempt = 1; attempt < maxAttempts; attempt += 1) {
      const [mail] = await stored();
      expect(mail).toMatchObject({ attempts: attempt, sentAt: null, givenUpAt: null, failure: expect.stringContaining('No such mailbox') });
      const pause = ((mail?.nextAttemptAt?.getTime() ?? 0) - shop.now().getTime()) / 60_000;
      shop.later(pause - 0.1);
      await send();
      expect((await stored())[0]?.attempts).toBe(attempt);
      shop.later(0.1);
      await send();
      minutes.push(pause);
    }
    expect(minutes).toEqual([1, 5, 15, 60, 240, 720, 1440]);
    expect((await stored())[0]).toMatchObject({ attempts: maxAttempts, givenUpAt: shop.now(), nextAttemptAt: null });
    shop.later(100_000);
    expect([await send(), (await stored())[0]?.attempts]).toEqual([0, maxAttempts]);
  });

  it('that are given up are shown to the shopkeeper with the reason', async () => {
    const person = { password: 'correct horse battery', firstname: 'Nora', lastname: 'Petit', acceptTerms: true, email: refused };
    const { token } = await shop.accept<Session>('POST', '/register', person);
    await db().update(users).set({ role: 'ADMIN' }).where(eq(users.idSite, shop.idSite));
    await send();
    const outbox = await shop.accept<{ mails: Mail[] }>('GET', '/admin/mail', undefined, { Authorization: token });
    expect(outbox.mails).toMatchObject([{ attempts: 1, givenUpAt: null, failure: expect.stringContaining('550 No such mailbox') }]);
    expect(JSON.stringify(outbox)).not.toContain('p@ss');
  });

  it('wait while the mail server is away', async () => {
    await write('zoe@example.test');
    expect(await send(smtpTransport('smtp://127.0.0.1:1', 'https://boutique.test'))).toBe(0);
    expect(await stored()).toMatchObject([{ failure: expect.stringContaining('ECONNREFUSED'), sentAt: null }]);
    shop.later(1);
    expect(await send()).toBe(1);
  });

  it('of a process that died while sending are sent again under the same Message-ID', async () => {
    await write('zoe@example.test');
    const smtp = smtpTransport(server.url, 'https://boutique.test');
    let died = () => {};
    const dying = new Promise<void>((resolve) => {
      died = resolve;
    });
    // Sent, but never noted: the promise stays open as that of a killed process does.
    void send({
      send: (mail) =>
        smtp
          .send(mail)
          .then(died)
          .then(() => new Promise<void>(() => {})),
    });
    await dying;
    expect(await send()).toBe(0);
    shop.later(5);
    expect(await send()).toBe(1);
    const ids = server.arrived.map(({ messageId }) => messageId);
    expect(ids).toHaveLength(2);
    expect(ids[0]).toMatch(/^<.+@.+>$/);
    expect(ids[1]).toBe(ids[0]);
  });
});
