import { createActor, fromPromise, type SnapshotFrom } from 'xstate';
import { firstDaysOf } from '#domain/rental-in-time.ts';
import {
  chosenCarrier,
  type DeliveryEvent,
  deliveryMachine,
  deliveryPrice,
  hasCurrentFees,
  isDeliveryComplete,
  isDeliveryInTime,
  isExpressDelivery,
  noDelivery,
  orderDeliveryKind,
  vatOfDelivery,
} from '#machines/delivery-machine.ts';
import { checkedApi } from '../../browser-api.ts';
import { pageLang } from '../../page-lang.ts';
import { readData, writeData } from '../../storage.ts';
import type { LateActor, Running } from '../late-actor.ts';
import type { CartView, DeliveryView } from '../views.ts';
import { checkDeliveryChoice } from './memory.ts';
import { runningOf } from './run.ts';

const machine = deliveryMachine.provide({
  actors: {
    calculateFees: fromPromise(({ input: { products: counted, postalCode, idCountry }, signal }) => {
      const products = counted.map(({ idProduct, idDeclination, quantity, rental }) => ({
        idProduct,
        quantity,
        ...(idDeclination && { idDeclination }),
        ...(rental && { rental: { from: rental.from, to: rental.to } }),
      }));
      return checkedApi.call('POST /calculate/shipping-fees', { body: { products, postalCode, country: idCountry } }, { signal });
    }),
  },
});

/** Starts the delivery's machine with the choice kept in this browser, and tells it what the cart holds. */
export function startDelivery(cart: LateActor<CartView, never>): Running<DeliveryView, DeliveryEvent> {
  const choice = readData('delivery', checkDeliveryChoice) ?? noDelivery;
  const actor = createActor(machine, { input: { choice, lang: pageLang() } });
  actor.subscribe(({ context: { type, city, idCountry, idCarrier, accessPoint, slot, carriers } }) =>
    writeData('delivery', { type, city, idCountry, idCarrier, accessPoint, slot, carriers }),
  );
  actor.start();

  let known: CartView['cart'] = null;
  const tellCart = () => {
    const { cart: current, status } = cart.getSnapshot();
    if (current === known && status !== 'none') return;
    known = current;
    const products =
      current?.products.map(({ idProduct, idDeclination, quantity, isDematerialized, rental }) => ({
        ...{ idProduct, idDeclination, quantity, isDematerialized, rental },
      })) ?? [];
    actor.send({ type: 'delivery.cart.changed', products });
  };
  cart.subscribe(tellCart);
  void cart.start();
  tellCart();
  return runningOf(actor, toDeliveryView);
}

function toDeliveryView(snapshot: SnapshotFrom<typeof deliveryMachine>): DeliveryView {
  const { context } = snapshot;
  const isPending = snapshot.matches('calculating') || context.products === null;
  const isReady = isDeliveryComplete(context) && isDeliveryInTime(context);
  return {
    type: context.type,
    kind: orderDeliveryKind(context),
    city: context.city,
    idCountry: context.idCountry,
    carriers: hasCurrentFees(context) ? context.carriers : [],
    carrier: chosenCarrier(context),
    accessPoint: context.accessPoint,
    slot: context.slot,
    price: deliveryPrice(context),
    vat: vatOfDelivery(context),
    isExpress: isExpressDelivery(context),
    rentals: firstDaysOf(context.products ?? []),
    completeness: isReady ? 'complete' : isPending ? 'pending' : 'incomplete',
    error: context.error,
    isRefused: context.isRefused,
  };
}
