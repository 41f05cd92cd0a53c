import type { ActorRefFrom } from 'xstate';
import { z } from 'zod';
import type { cartMachine } from '#machines/cart-machine.ts';
import { RentalDates } from '#schemas/rental.ts';
import { randomId } from '../../random-id.ts';
import { type PendingAdditionName, pendingAdditionNames, readData, writeText } from '../../storage.ts';
import { cartMark, cartStamp, onCartElsewhere, rememberCart, type StoredAddition, storedCartId } from '../cart-memory.ts';

type CartActor = ActorRefFrom<typeof cartMachine>;

/** Maximum age of a pending addition, in ms. The API remembers keys for two days, so that none is added twice. */
const maxAgeMs = 86_400_000;

const Stored: z.ZodType<StoredAddition> = z.object({
  key: z.uuid(),
  idDeclination: z.int(),
  quantity: z.int(),
  rental: RentalDates.optional(),
  rule: z.object({ sellByMultipleOf: z.int().positive(), stock: z.int().nullable(), isWine: z.boolean() }),
  at: z.number().refine((at) => Math.abs(Date.now() - at) < maxAgeMs),
});

const nameOf = (key: string): PendingAdditionName => `cartAddition.${key}`;

/** Sends the machine the stored queue in the order of the clicks; what is too old, or is no addition, leaves the storage. */
export function sendStoredAdditions(actor: CartActor): void {
  const stored = pendingAdditionNames().flatMap((name) => {
    const addition = readData(name, (data) => {
      const { data: found } = Stored.safeParse(data);
      return found && name === nameOf(found.key) ? found : null;
    });
    return addition ?? [];
  });
  for (const { at: _at, ...addition } of stored.sort((one, other) => one.at - other.at)) actor.send({ type: 'cart.add', ...addition });
}

/** Removes additions from the stored queue. On the machine's word alone: each was made, refused or given up. */
export function removeStoredAdditions(keys: readonly string[]): void {
  for (const key of keys) writeText(nameOf(key), null);
}

/** Joins a cart to the browser's storage, and by it to other tabs: what one changes the others read again. */
export function shareCart(actor: CartActor): void {
  let mark = cartMark();
  let seen = cartStamp();
  let known = actor.getSnapshot().context.cart;
  const remember = (stamp: string | null) => {
    const { id, cart } = actor.getSnapshot().context;
    rememberCart({ id, count: cart?.totalProduct ?? 0, stamp });
    mark = cartMark();
    seen = cartStamp();
  };
  actor.on('cart.changed', () => {
    const isOverwritten = cartStamp() !== seen;
    remember(randomId());
    // Another tab wrote a moment ago, and its event is still on its way: what it changed is read again.
    if (isOverwritten) queueMicrotask(() => actor.send({ type: 'cart.changed.elsewhere', id: storedCartId() }));
  });
  actor.subscribe(({ context: { cart } }) => {
    // Only what the API has just answered: a cart that is being read again may be older than what another tab wrote.
    if (cart === known) return;
    known = cart;
    // The other tab's write is newer; its event will make this tab read it.
    if (cartStamp() === seen) remember(null);
  });
  onCartElsewhere(() => {
    if (cartMark() === mark) return;
    mark = cartMark();
    seen = cartStamp();
    actor.send({ type: 'cart.changed.elsewhere', id: storedCartId() });
  });
}
