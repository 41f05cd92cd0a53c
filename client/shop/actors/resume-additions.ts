import type { ActorRefFrom } from 'xstate';
import { z } from 'zod';
import type { CartEvent, cartMachine } from '#machines/cart/cart-machine.ts';
import { type KeptAddition, storeAdditions, storedAdditions } from '../additions-memory.ts';

const Kept: z.ZodType<KeptAddition> = z.object({
  key: z.uuid(),
  idDeclination: z.int(),
  quantity: z.int(),
  rule: z.object({ sellByMultipleOf: z.int().positive(), stock: z.int().nullable(), isWine: z.boolean() }),
  at: z.number(),
});

/** How long an addition waits for its shopper, in ms: the API knows the keys of two days, so that none is added twice. */
const patience = 86_400_000;

const waiting = (): KeptAddition[] =>
  storedAdditions().flatMap((stored) => {
    const { data } = Kept.safeParse(stored);
    return data && data.at > Date.now() - patience ? [data] : [];
  });

const forget = (keys: readonly string[]) => storeAdditions(waiting().filter(({ key }) => !keys.includes(key)));

/**
 * Sends the additions again that a page which was left did not see confirmed, and forgets each once it is through or refused.
 * @returns how events are sent from now on: the addition of the click that starts the machine comes by both ways, and counts once
 */
export function resumeAdditions(actor: ActorRefFrom<typeof cartMachine>): (event: CartEvent) => void {
  const queued = () => actor.getSnapshot().context.queue.map(({ key }) => key);
  const send = (event: CartEvent) => {
    actor.send(event);
    if (event.type === 'cart.add' && !queued().includes(event.key)) forget([event.key]);
  };
  let before = queued();
  actor.subscribe(() => {
    const now = queued();
    const over = before.filter((key) => !now.includes(key));
    before = now;
    if (over.length > 0) forget(over);
  });
  const resumed = waiting();
  for (const { at: _at, ...addition } of resumed) send({ type: 'cart.add', ...addition });
  const keys = new Set(resumed.map(({ key }) => key));
  return (event) => (event.type === 'cart.add' && keys.has(event.key) ? undefined : send(event));
}
