import { randomUUID } from 'node:crypto';
import type { Provider } from './books.ts';
import type { Clock } from './clock.ts';

/** Notification of a provider to a shop's server. */
export type Message = {
  provider: Provider;
  accountId: string;
  paymentId: string;
  /** Subject for people: `payment_intent.succeeded`, `payetest`. */
  subject: string;
  url: string;
  method: 'POST' | 'GET';
  /** Sent as it is. */
  body: string;
  /** Headers for a delivery at a time: a signature may hold it. */
  headersAt: (at: Date) => Record<string, string>;
  /** Checks whether an answer confirms the receipt; by default any 2xx does. */
  isAcknowledged?: (status: number, text: string) => boolean;
};

export type Delivery = { at: string; status: number; answer: string; acknowledged: boolean; error?: string };

export type Notification = Message & { id: string; createdAt: string; deliveries: Delivery[]; state: 'held' | 'dropped' | 'sent' };

/** Handling of notifications: sent at once, held until they are released, or lost. */
export type NotificationMode = 'send' | 'hold' | 'drop';

/** Maximum time in which a shop must answer, in ms. */
const timeoutMs = 20_000;

const isLoopback = (url: string): boolean => /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(new URL(url).hostname);

/** Sends notifications and keeps each with its deliveries. It talks to this machine only. */
export class Notifier {
  readonly all: Notification[] = [];
  mode: NotificationMode = 'send';
  readonly #clock: Clock;
  readonly #retryDelaysMs: readonly number[];
  readonly #stopping: AbortSignal;
  readonly #timers = new Set<NodeJS.Timeout>();
  readonly #queues = new Map<string, Promise<unknown>>();

  constructor(clock: Clock, retryDelaysMs: readonly number[], stopping: AbortSignal) {
    this.#clock = clock;
    this.#retryDelaysMs = retryDelaysMs;
    this.#stopping = stopping;
    stopping.addEventListener('abort', () => this.#timers.forEach((timer) => void clearTimeout(timer)));
  }

  /** Takes a message and, unless the mode says otherwise, sends it. Resolves after the first delivery. */
  async notify(message: Message, mode: NotificationMode = this.mode): Promise<Notification> {
    const state = mode === 'send' ? 'sent' : mode === 'hold' ? 'held' : 'dropped';
    const notification: Notification = { ...message, id: randomUUID(), createdAt: this.#clock.now().toISOString(), deliveries: [], state };
    this.all.push(notification);
    if (state === 'sent') await this.#sendAndRetry(notification, this.#retryDelaysMs);
    return notification;
  }

  /** Takes a message without waiting: those of one payment are sent one after the other. */
  queue(message: Message): void {
    const { mode } = this;
    const before = this.#queues.get(message.paymentId) ?? Promise.resolve();
    this.#queues.set(
      message.paymentId,
      before.then(() => this.notify(message, mode)),
    );
  }

  /** Resolves when all queued messages of a payment were sent once. */
  async settled(paymentId: string): Promise<void> {
    await this.#queues.get(paymentId);
  }

  find(id: string): Notification | undefined {
    return this.all.find((each) => each.id === id);
  }

  /** Sends what is held, in the order it came about or from last to first, one after the other. */
  async release(order: 'sent' | 'reversed'): Promise<Notification[]> {
    const held = this.all.filter(({ state }) => state === 'held');
    for (const each of order === 'reversed' ? held.reverse() : held) await this.deliver(each);
    return held;
  }

  /** Sends a notification once more. `at` is the time its signature says, by default now. */
  async deliver(notification: Notification, at: Date = this.#clock.now()): Promise<Delivery> {
    notification.state = 'sent';
    const delivery = await this.#post(notification, at);
    notification.deliveries.push(delivery);
    return delivery;
  }

  async #sendAndRetry(notification: Notification, delaysMs: readonly number[]): Promise<void> {
    const { acknowledged } = await this.deliver(notification);
    const [delayMs, ...later] = delaysMs;
    if (acknowledged || delayMs === undefined || this.#stopping.aborted) return;
    this.after(delayMs, () => this.#sendAndRetry(notification, later));
  }

  /** Does something later, unless the simulator stops before. */
  after(delayMs: number, work: () => Promise<unknown>): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      work().catch((error: unknown) => console.error('payment simulator:', error));
    }, delayMs);
    this.#timers.add(timer);
  }

  async #post({ url, method, body, headersAt, isAcknowledged }: Message, at: Date): Promise<Delivery> {
    const delivery = { at: this.#clock.now().toISOString(), status: 0, answer: '', acknowledged: false };
    if (!URL.canParse(url) || !isLoopback(url)) return { ...delivery, error: `not an address of this machine: ${url}` };
    try {
      const signal = AbortSignal.any([this.#stopping, AbortSignal.timeout(timeoutMs)]);
      const target = method === 'GET' && body ? `${url}${url.includes('?') ? '&' : '?'}${body}` : url;
      const init = { method, headers: headersAt(at), redirect: 'manual' as const, signal };
      const response = await fetch(target, method === 'GET' ? init : { ...init, body });
      const answer = (await response.text()).slice(0, 2_000);
      const acknowledged = isAcknowledged ? isAcknowledged(response.status, answer) : response.ok;
      return { ...delivery, status: response.status, answer, acknowledged };
    } catch (error) {
      return { ...delivery, error: error instanceof Error ? error.message : String(error) };
    }
  }
}
