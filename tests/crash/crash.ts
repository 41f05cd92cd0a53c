import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sendWaiting } from '#backend/foundation/mail/send-waiting.ts';
import { smtpTransport } from '#backend/foundation/mail/smtp.ts';
import { openDatabase } from '#backend/platform/database/connect.ts';
import { freePort } from '../../scripts/launch/ports.ts';
import { newPostgres } from '../../scripts/launch/test-services.ts';
import { checkBooks } from './check-books.ts';
import { checkMails, type MailCount } from './check-mails.ts';
import { type MailSink, openMailSink } from './mail-sink.ts';
import { fillShop, idSite, stock } from './shop-of-plenty.ts';
import { shopProcess } from './shop-process.ts';
import { buy, orderAsTold, type ShopAt, type Told, type Way } from './shopper.ts';

export type Engine = 'pglite' | 'postgresql';

/** `amongMails`: every second time the API dies while the outbox is being sent, which a run waits for. */
export type Crash = { orders: number; kills: number; engine: Engine; amongMails: boolean; onKill?: (line: string) => void };

export type Outcome = {
  /** Faults found, one line each. */
  faults: string[];
  told: { placed: number; paid: number };
  /** Calls whose answer was lost with the process; the shopper's browser made them again. */
  broken: number;
  mails: MailCount;
  /** Milliseconds from a start after a death to the first answer. */
  comeBack: { median: number; most: number };
};

const shoppers = 8;

/**
 * A shop of one API process that is killed (SIGKILL) again and again while shoppers order, pay and are written to. After each
 * start those who were told something look whether it is so; in the end the books are checked.
 */
export async function crash({ orders, kills, engine, amongMails, onKill = () => {} }: Crash): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'storefront-crash-'));
  const postgres = engine === 'postgresql' ? await newPostgres() : undefined;
  const sink = await openMailSink();
  const place = { dataDir: join(folder, 'data'), databaseUrl: postgres?.url };
  const content = join(folder, 'content');
  mkdirSync(content);
  const shop = shopProcess(await freePort(), {
    ...{
      DATA_DIR: place.dataDir,
      DATABASE_URL: place.databaseUrl ?? '',
      CONTENT_DIR: content,
      SITE_ID: String(idSite),
      PAYMENT_SANDBOX: 'on',
    },
    REDIS_URL: '',
    SMTP_URL: sink.url,
    ADMIN_PASSWORD: 'only-for-the-tests',
    LOG_LEVEL: 'error',
  });
  try {
    const pieces = await fillShop(place);
    await shop.start();
    const at = { origin: shop.origin, idSite, pieces };
    const told: Told[] = [];
    const way: Way = { broken: 0, failures: [] };
    const gate = openGate();
    const faults: string[] = [];
    const buying = Array.from({ length: shoppers }, async () => {
      for (let index = await gate.next(); index < orders; index = await gate.next())
        await buy(at, index, way).then(
          (order) => void told.push(order),
          (error: Error) => void faults.push(`order ${index}: ${error.message}`),
        );
    });
    const done = () => told.length + faults.length;

    const starts: number[] = [];
    let checked = 0;
    for (let kill = 1; kill <= kills; kill += 1) {
      const [from, to] = [kill - 1, kill].map((part) => Math.floor((orders * part) / (kills + 1))) as [number, number];
      const half = Math.floor((from + to) / 2);
      gate.let(half);
      if (amongMails && kill % 2 === 0) await nextMail(sink);
      gate.let(to + shoppers);
      await until(() => done() >= half);
      await wait(Math.random() * 100);
      await shop.kill();
      starts.push(await shop.start());
      const before = told.slice(checked);
      checked = told.length;
      faults.push(...(await brokenPromises(at, before, way)));
      onKill(`${kill}: killed after ${checked} orders, back in ${Math.round(starts.at(-1) ?? 0)} ms`);
    }
    gate.let(orders + shoppers);
    await Promise.all(buying);
    await shop.kill();

    const { db, close } = await openDatabase(place);
    try {
      // Claims of the dead hold for five minutes: they are over.
      const later = () => new Date(Date.now() + 6 * 60_000);
      while ((await sendWaiting(db, smtpTransport(sink.url, 'http://shop.test'), { now: later })) > 0);
      faults.push(...way.failures, ...(await checkBooks(db, { idSite, stock, pieces, told })));
    } finally {
      await close();
    }
    const { lines, mails } = checkMails(sink, told);
    if (told.length !== orders) faults.push(`${told.length} of ${orders} orders were placed`);
    const inOrder = starts.toSorted((a, b) => a - b);
    return {
      ...{
        faults: [...faults, ...lines],
        told: { placed: told.length, paid: told.filter(({ isPaid }) => isPaid).length },
        broken: way.broken,
        mails,
      },
      comeBack: { median: inOrder[inOrder.length >> 1] ?? 0, most: inOrder.at(-1) ?? 0 },
    };
  } finally {
    await shop.kill();
    await sink.close();
    await postgres?.drop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Hands out numbers from 0 up to a limit that is raised; whoever is over it waits. */
function openGate() {
  let [given, limit] = [0, 0];
  return {
    let: (to: number) => {
      limit = Math.max(limit, to);
    },
    next: async () => {
      const number = given++;
      await until(() => number < limit);
      return number;
    },
  };
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await wait(5);
}

/** Waits until the mail server is handed something, 30 s at most. */
async function nextMail({ taken }: MailSink): Promise<void> {
  const [before, end] = [taken.length, performance.now() + 30_000];
  await until(() => taken.length > before || performance.now() > end);
}

/** Lists the differences between the shop's answers and those it gave shoppers before it was killed. */
async function brokenPromises(at: ShopAt, told: readonly Told[], way: Way): Promise<string[]> {
  const found: string[] = [];
  for (const promise of told) {
    const { reference, total, status, lines } = await orderAsTold(at, promise, way);
    const isKept = reference === promise.reference && total === promise.total && lines.length > 0 && (status === 'PAID') === promise.isPaid;
    if (!isKept) found.push(`${promise.reference} was told otherwise before the shop died: ${status}, ${total}`);
  }
  return found;
}
