import type { AccessPoint, DeliveryType, PickupSlot } from '#schemas/delivery.ts';
import type { City } from '#schemas/site.ts';
import { useLateActor, whole } from './late-actor.ts';
import { stores } from './stores.ts';
import { type DeliveryView, idleDelivery } from './views.ts';

export const delivery = {
  /** `clickAndCollect` resets carrier, city, shipping prices and access point. */
  chooseType: (deliveryType: DeliveryType): void => stores.delivery.send({ type: 'delivery.choose', deliveryType }),
  /** Sets the destination of parcels; fees are calculated again. */
  choosePlace: (city: City, idCountry: number): void => stores.delivery.send({ type: 'delivery.place.choose', city, idCountry }),
  /** One of the view's `carriers`. */
  chooseCarrier: (idCarrier: number): void => stores.delivery.send({ type: 'delivery.carrier.choose', idCarrier }),
  /** Stores only these fields of a point, not those of a search, such as its distance and hours. */
  chooseAccessPoint: ({ id, name, addLine1, zipCode, city, country, position, icon }: AccessPoint): void =>
    stores.delivery.send({
      type: 'delivery.access-point.choose',
      accessPoint: { id, name, addLine1, zipCode, city, country, position, icon },
    }),
  chooseSlot: (slot: PickupSlot): void => stores.delivery.send({ type: 'delivery.slot.choose', slot }),
  /** Asks for the fees again after an error; ignored while they are calculated. */
  calculateFees: (): void => stores.delivery.send({ type: 'delivery.fees.request' }),
};

/** The delivery choice and its fees; starts its machine when first used. */
export function useDelivery(): DeliveryView;
export function useDelivery<Value>(select: (delivery: DeliveryView) => Value): Value;
export function useDelivery(select: (delivery: DeliveryView) => unknown = whole): unknown {
  return useLateActor(stores.delivery, idleDelivery, select);
}
