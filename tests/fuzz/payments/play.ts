import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { declinations } from '#backend/tables/catalogue.ts';
import { orderLines, orders } from '#backend/tables/order.ts';
import type { Order, PlacedOrder } from '#schemas/order.ts';
import type { OrderBack } from '#schemas/order-back.ts';
import type { Notice } from '../../../tools/payment-simulator/core/desk.ts';
import type { Letter, Success } from './bank.ts';
import { killShop } from './kill-shop.ts';
import type { LastCall } from './killed-shop.ts';
import type { Crash, Forgery, Sequence, Step } from './steps.ts';
import type { World, WorldShop } from './world.ts';

/** One order from its placing to the end of all that happens to it. */
export type Play = {
  world: World;
  shop: WorldShop;
  order: PlacedOrder;
  idDeclination: number;
  /** Stock when it was placed, or after all pieces were sold. */
  stock: number;
  /** Letters that the shop has not acknowledged, the oldest first; those it has; those that are lost for good. */
  waiting: Letter[];
  delivered: Letter[];
  lost: Letter[];
  /** Messages about money that the shop accepted, and that were really sent. */
  taken: Success[];
  idReturn: number | null;
};

/** Number of occurrences of each event: a run that tried nothing must not pass. */
export const counts = new Map<string, number>();
const count = (what: string): void => void counts.set(what, (counts.get(what) ?? 0) + 1);

const initialStock = 50;

/** Places an order and opens its payment as a shopper's browser does. */
export async function begin(world: World, { method }: Sequence): Promise<Play> {
  const shop = await world.shopOf(method);
  const { order, idDeclination } = await world.place(shop, initialStock);
  const play: Play = {
    ...{ world, shop, order, idDeclination, stock: initialStock, waiting: [], delivered: [], lost: [], taken: [], idReturn: null },
  };
  await world.bank.open(order, await shop.attemptOf(order));
  await collect(play);
  return play;
}

/** Takes what the providers have written since into the letters that wait. */
export async function collect(play: Play): Promise<void> {
  play.waiting.push(...(await play.world.bank.newLetters()));
}

/** Does one step, as far as it can be done now. */
export async function act(play: Play, step: Step): Promise<void> {
  count(step.do);
  await steps[step.do](play, step as never);
  await collect(play);
}

type Act<D extends Step['do']> = (play: Play, step: Extract<Step, { do: D }>) => Promise<unknown>;

const steps: { [D in Step['do']]: Act<D> } = {
  decide: async ({ world: { bank } }, { decision, at }) => {
    const of = bank.opened[at % bank.opened.length];
    if (of && (await bank.decide(of, decision))) count(`decided ${decision}`);
  },
  deliver: async (play, { order, copies, crash }) => {
    const letter = order === 'oldest' ? play.waiting[0] : play.waiting.at(-1);
    if (letter) await deliver(play, letter, copies, crash);
  },
  lose: async (play) => {
    const letter = play.waiting.shift();
    if (letter) play.lost.push(letter);
  },
  replay: async (play, { at, isSignedAnew }) => {
    const letter = play.delivered[at % Math.max(1, play.delivered.length)];
    if (letter) await send(play, letter, isSignedAnew ? play.world.now() : new Date(play.world.now().getTime() - 86_400_000));
  },
  forge: async (play, { forgery, at }) => {
    const { bank } = play.world;
    const of = bank.opened[at % bank.opened.length];
    const letter = of && bank.write(of, await noticeOf(play, forgery, at));
    if (!letter) return;
    count(`forged ${forgery}`);
    const isTaken = await send(play, letter, play.world.now());
    if (isTaken && letter.success) play.taken.push(letter.success);
  },
  fault: async ({ world: { bank }, shop }, { kind, times }) => {
    bank.simulator.faults.push({ provider: shop.provider, kind, times, delayMs: 0 } as (typeof bank.simulator.faults)[number]);
  },
  retry: async ({ world: { bank }, shop, order }) => {
    const answer = await shop.call<PlacedOrder>('POST', `/order/${order.id}/payment?key=${order.key}`, {});
    if (answer.success) await bank.open(answer.data, await shop.attemptOf(order));
  },
  cancel: ({ shop, order }) => shop.call('POST', `/order/${order.id}/payment/cancel?key=${order.key}`, {}),
  look: ({ shop, order }) => shop.call('GET', `/order/${order.id}/payment?key=${order.key}`),
  'sell-out': async (play) => {
    const { shop, order, world, idDeclination } = play;
    if ((await shop.orderRow(order)).status !== 'CANCELLED') return;
    await world.db.update(declinations).set({ stock: 0 }).where(eq(declinations.id, idDeclination));
    play.stock = 0;
  },
  refund: async (play, { cents, isRepeated, restocks, kill }) => {
    const { shop, order, world } = play;
    const [line] = restocks ? await world.db.select({ id: orderLines.id }).from(orderLines).where(eq(orderLines.idOrder, order.id)) : [];
    const lines = line ? [{ id: line.id, quantity: 1, restock: true }] : [];
    const body = { idempotencyKey: randomUUID(), amount: cents, lines };
    const path = `/admin/order/${order.id}/refund`;
    if (kill !== 'no' && play.world.databaseUrl !== null) await killed(play, path, kill, body, await shop.admin());
    else await asAdmin(play, 'POST', path, body);
    if (isRepeated || kill !== 'no') await asAdmin(play, 'POST', path, body);
  },
  'refund-extra': async (play, { isRepeated }) => {
    const extra = (await play.shop.captures(play.order)).find((capture) => capture.isExtra);
    if (!extra) return;
    const body = { idempotencyKey: randomUUID(), idCapture: extra.id };
    for (let times = isRepeated ? 2 : 1; times > 0; times -= 1) await asAdmin(play, 'POST', `/admin/order/${play.order.id}/refund`, body);
  },
  'refund-all': async (play, { isRepeated }) => {
    const body = { step: 'REFUNDED', restock: isRepeated };
    for (let times = isRepeated ? 2 : 1; times > 0; times -= 1) await asAdmin(play, 'PUT', `/admin/order/${play.order.id}/status`, body);
  },
  'hand-over': async ({ world: { db, now }, shop, order }) => {
    await db
      .update(orders)
      .set({ status: 'DELIVERED', handedOverAt: now(), idUser: shop.idCustomer })
      .where(and(eq(orders.id, order.id), eq(orders.status, 'PAID')));
  },
  return: async (play) => {
    const { shop, order } = play;
    if (play.idReturn === null) {
      const own = await shop.call<Order>('GET', `/order/${order.id}`, undefined, await shop.customer());
      if (!own.success) return;
      const products = own.data.lines.map(({ id }) => ({ id, quantity: 1, reason: 'SIZE' }));
      const asked = await shop.call<OrderBack>('POST', `/order/${order.id}/back-products`, { products }, await shop.customer());
      if (asked.success) play.idReturn = asked.data.id;
      if (asked.success) count('returns asked');
      return;
    }
    const path = `/admin/order-back/${play.idReturn}`;
    const received = await asAdmin(play, 'PUT', path, { step: 'RECEIVED', restock: true });
    if (received === 200) return;
    const refunded = await asAdmin(play, 'PUT', path, { step: 'REFUNDED' });
    if (refunded === 200) count('returns refunded');
    if (refunded === 200) play.idReturn = null;
  },
  'give-back-by-hand': (play) => giveBackByHand(play),
  'retry-refund': async (play) => {
    const failed = (await play.shop.refunds(play.order)).find(({ status }) => status === 'FAILED');
    if (failed) await asAdmin(play, 'POST', `/admin/payment/refund/${failed.id}/retry`, {});
  },
  wait: ({ world }, { minutes }) => world.wait(minutes),
};

async function asAdmin({ shop }: Play, method: string, path: string, body: unknown): Promise<number> {
  const { status } = await shop.call(method, path, body, await shop.admin());
  if (status >= 500) throw new Error(`${method} ${path}: ${status}`);
  return status;
}

/** A person gives back at the bank what waits for one, and says so. */
export async function giveBackByHand(play: Play): Promise<void> {
  const { shop, order, world } = play;
  const open = (await shop.refunds(order)).find(({ status }) => status === 'TO_CONFIRM');
  const capture = open && (await shop.captures(order)).find(({ id }) => id === open.idCapture);
  if (!open || !capture || !world.bank.giveBack(capture.idAttempt, open.amount)) return;
  count('given back by hand');
  await asAdmin(play, 'POST', `/admin/payment/refund/${open.id}/confirm`, {});
}

async function noticeOf({ shop, order }: Play, forgery: Forgery, at: number): Promise<Partial<Notice> & Pick<Notice, 'outcome'>> {
  if (forgery === 'amount') return { outcome: 'success', amountCents: order.total + (at % 2 === 0 ? 1 + at : -1 - at) };
  if (forgery === 'currency') return { outcome: 'success', currency: 'USD' };
  if (forgery === 'broken-signature') return { outcome: 'success', signature: 'broken' };
  if (forgery === 'no-signature') return { outcome: 'success', signature: 'missing' };
  if (forgery === 'other-key') return { outcome: 'success', signedBy: 'other' };
  if (forgery === 'unknown-order') return { outcome: 'success', reference: 'NOBODYKNOWS1' };
  if (forgery === 'late-refusal') return { outcome: 'refusal' };
  if (forgery === 'late-pending') return { outcome: 'pending' };
  if (forgery === 'late-cancellation') return { outcome: 'cancellation' };
  const { session, providerReference } = await shop.attemptOf(shop.bystander);
  return { outcome: 'success', reference: shop.provider === 'stripe' ? (session ?? '') : providerReference };
}

/** Delivers a letter so many times at once. The provider keeps one that was not acknowledged, and sends it again. */
export async function deliver(play: Play, letter: Letter, copies: number, crash: Crash): Promise<void> {
  const { world } = play;
  const isKill = (crash === 'killed-in-transaction' || crash === 'killed-before-answer') && world.databaseUrl !== null;
  const isAcknowledged = isKill ? await killedOver(play, letter, crash) : await copiesTaken(play, letter, copies, crash);
  world.crash(false);
  count(`delivered, crash: ${crash}`);
  if (!isAcknowledged) return;
  if (letter.success) play.taken.push(letter.success);
  // Its answer never came to the provider.
  if (crash === 'before-answer' || crash === 'killed-before-answer') return;
  play.waiting.splice(play.waiting.indexOf(letter), 1);
  play.delivered.push(letter);
}

async function copiesTaken(play: Play, letter: Letter, copies: number, crash: Crash): Promise<boolean> {
  play.world.crash(crash === 'in-transaction' || crash === 'killed-in-transaction');
  const answers = await Promise.all(Array.from({ length: copies }, () => send(play, letter, play.world.now())));
  return answers.includes(true);
}

async function send({ shop }: Play, letter: Letter, at: Date): Promise<boolean> {
  const { method, body } = letter;
  const response = await shop.notify({ method, body, headers: letter.headersAt(at) });
  return acknowledged(letter, response.status, await response.text());
}

const acknowledged = ({ isAcknowledged }: Letter, status: number, text: string): boolean =>
  isAcknowledged ? isAcknowledged(status, text) : status >= 200 && status < 300;

async function killedOver(play: Play, letter: Letter, crash: 'killed-in-transaction' | 'killed-before-answer'): Promise<boolean> {
  const { shop, world } = play;
  const moment = crash === 'killed-in-transaction' ? 'in-transaction' : 'before-answer';
  const init = { method: letter.method, body: letter.body, headers: letter.headersAt(world.now()) };
  const survived = await killShop(lastCall(play, shop.notifyPath, init, moment));
  if (!survived) count(`killed ${moment}`);
  return survived ? acknowledged(letter, survived.status, survived.text) : moment === 'before-answer';
}

async function killed(play: Play, path: string, moment: LastCall['moment'], body: unknown, headers: Record<string, string>): Promise<void> {
  const own = { idSite: String(play.shop.idSite), 'content-type': 'application/json', ...headers };
  const survived = await killShop(lastCall(play, path, { method: 'POST', body: JSON.stringify(body), headers: own }, moment));
  if (!survived) count(`killed ${moment}`);
}

function lastCall({ world, shop }: Play, path: string, init: LastCall['init'], moment: LastCall['moment']): LastCall {
  // An embedded database has no second process.
  if (world.databaseUrl === null) throw new Error('no database that another process reaches');
  return { databaseUrl: world.databaseUrl, config: shop.config, nowMs: world.now().getTime(), path, init, moment };
}
