import type { AttemptRow } from '#backend/tables/payment.ts';
import type { PaymentStep, PlacedOrder } from '#schemas/order.ts';
import type { Payment } from '../../../tools/payment-simulator/core/books.ts';
import { Clock } from '../../../tools/payment-simulator/core/clock.ts';
import type { Decision, Notice } from '../../../tools/payment-simulator/core/desk.ts';
import type { Message } from '../../../tools/payment-simulator/core/notifier.ts';
import { Refusal } from '../../../tools/payment-simulator/core/refusal.ts';
import { type RunningSimulator, startSimulator } from '../../../tools/payment-simulator/start.ts';

/** Money that a message says came. */
export type Success = { idAttempt: string; transaction: string; amount: number; currency: string };

/** A notification on its way to the shop. `success`: what it says came; null: it says nothing of the kind, or nobody may believe it. */
export type Letter = Message & { idAttempt: string; success: Success | null };

/** One payment at a provider, of one attempt of the shop. */
type Opened = { payment: Payment; idAttempt: string };

const successes: readonly string[] = ['payment_intent.succeeded', 'payment.captured', 'payetest', '00000'];

/**
 * The providers of a few orders, in this process: what they know to be true, and what they would tell the shop, which waits here until
 * somebody delivers it.
 */
export async function openBank(nowMs: () => number) {
  // Nothing happens by the machine's clock: what providers do later is done when the test says so.
  const simulator = await startSimulator({ port: 0, retryDelaysMs: [], clockSkewMs: Number.MAX_SAFE_INTEGER }, new Clock(nowMs));
  const { books, desks, notifier } = simulator;
  let later: (() => Promise<unknown>)[] = [];
  notifier.mode = 'hold';
  notifier.after = (_delayMs, work) => void later.push(work);
  const opened: Opened[] = [];
  let read = 0;

  /** Sends the form as the browser does. Null: the bank is away, or it refuses a second payment of an attempt it has heard of. */
  const submit = async ({ action, fields }: Extract<PaymentStep, { kind: 'form' }>, idAttempt: string): Promise<string | null> => {
    const { pathname } = new URL(action);
    const [, desk = '', ...rest] = pathname.split('/');
    const body = new URLSearchParams(fields.map(({ name, value }) => [name, value])).toString();
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const routes = desk === 'monetico' ? desks.monetico.routes : desks['e-transactions'].routes;
    const answer = await routes.request(`/${rest.join('/')}`, { method: 'POST', body, headers });
    const page = answer.headers.get('location');
    if (page) return page.split('/').at(-1) ?? '';
    if (answer.status >= 500) return null;
    if (opened.some((each) => each.idAttempt === idAttempt && each.payment.state !== 'open')) return null;
    throw new Error(`the bank refuses the form: ${answer.status} ${await answer.text()}`);
  };

  return {
    simulator,
    books,
    opened,
    /** The shopper's browser goes on to the payment: it opens the page, or sends the form. */
    async open({ payment }: PlacedOrder, { id: idAttempt, session }: AttemptRow): Promise<void> {
      if (payment.kind === 'none') return;
      const id = payment.kind === 'form' ? await submit(payment, idAttempt) : session;
      if (id !== null && !opened.some((each) => each.payment.id === id)) opened.push({ payment: books.require(id), idAttempt });
    },
    /** Returns whether the provider accepted a decision of the shopper or of the bank. */
    async decide({ payment }: Opened, decision: Decision): Promise<boolean> {
      try {
        await desks[payment.provider].decide(payment, decision);
        return true;
      } catch (error) {
        if (error instanceof Refusal) return false;
        throw error;
      }
    },
    /** Runs what providers do automatically after a while: a delayed payment succeeds, a refund is done. */
    async passTime(): Promise<void> {
      const due = later;
      later = [];
      for (const work of due) await work();
      for (const { payment } of opened) await notifier.settled(payment.id);
    },
    /** Letters that were written since this was called last. */
    async newLetters(): Promise<Letter[]> {
      for (const { payment } of opened) await notifier.settled(payment.id);
      const fresh = notifier.all.slice(read);
      read = notifier.all.length;
      return fresh.flatMap((message) => {
        const of = opened.find(({ payment }) => payment.id === message.paymentId);
        return of ? [letterOf(message, of)] : [];
      });
    },
    /** A letter that nothing in the books stands for; null: the provider has none of the kind. */
    write(of: Opened, notice: Partial<Notice> & Pick<Notice, 'outcome'>): Letter | null {
      const whole: Notice = { transaction: 'same', signature: 'valid', ageSeconds: 0, ...notice };
      try {
        return letterOf(desks[of.payment.provider].write(of.payment, whole), of, whole);
      } catch (error) {
        if (error instanceof Refusal) return null;
        throw error;
      }
    },
    /** Somebody gives money of an attempt back in the bank's own back office. False: so much did not come. */
    giveBack(idAttempt: string, cents: number): boolean {
      const of = opened.find(
        (each) => each.idAttempt === idAttempt && books.capturedCents(each.payment) - books.refundedCents(each.payment) >= cents,
      );
      if (of) books.record(of.payment, 'refund', cents);
      return of !== undefined;
    },
    /** Forgets the payments of an order that is over. */
    forget(): void {
      opened.length = 0;
      notifier.all.length = 0;
      simulator.faults.length = 0;
      later = [];
      read = 0;
    },
  };
}
export type Bank = Awaited<ReturnType<typeof openBank>>;

export type { RunningSimulator };

function letterOf(message: Message, { payment, idAttempt }: Opened, notice?: Notice): Letter {
  const isSuccess = notice ? notice.outcome === 'success' : successes.includes(message.subject);
  const isBelieved = !notice || (notice.signature === 'valid' && !notice.signedBy && notice.reference === undefined);
  const amount = notice?.amountCents ?? payment.amountCents;
  const currency = notice?.currency ?? payment.currency;
  const success = isSuccess && isBelieved ? { idAttempt, transaction: transactionOf(message), amount, currency } : null;
  return { ...message, idAttempt, success };
}

/** Returns the name that the shop must give to the money of a message, read from its bytes in the provider's format. */
function transactionOf({ provider, body, paymentId }: Message): string {
  if (provider === 'stripe') return paymentId;
  if (provider === 'cawl') return (JSON.parse(body) as { payment: { id: string } }).payment.id.split('_')[0] ?? '';
  const fields = new URLSearchParams(body);
  return provider === 'monetico' ? `${fields.get('reference')}-${fields.get('numauto')}` : (fields.get('Trans') ?? '');
}
