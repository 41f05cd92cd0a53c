import { assign, fromPromise, not, setup } from 'xstate';
import { type CallFailure, isRefusal, readFailure } from '#domain/call-failure.ts';
import { deliveryFeeMessages } from '#domain/delivery-fee-messages.ts';
import { firstDaysOf, isCarrierInTime, isWithin, pickupWindow } from '#domain/rental-in-time.ts';
import type { AccessPoint, Carrier, DeliveryType, OrderDeliveryKind, PickupSlot, VatOfPrices } from '#schemas/delivery.ts';
import type { RentalDates } from '#schemas/rental.ts';
import type { City, Lang } from '#schemas/site.ts';

export type CountedProduct = {
  idProduct: number;
  idDeclination?: number;
  quantity: number;
  /** Nothing of it is sent or handed over. */
  isDematerialized?: boolean;
  rental?: RentalDates | undefined;
};

/** Choices of the shopper, stored in the browser between visits. */
export type DeliveryChoice = {
  type: DeliveryType;
  city: City | null;
  /** Id of GET /countries. */
  idCountry: number | null;
  idCarrier: number | null;
  accessPoint: AccessPoint | null;
  slot: PickupSlot | null;
  /** Shipping options ("shipping prices") of the last calculation; empty until there is one. */
  carriers: readonly Carrier[];
};

export type DeliveryContext = DeliveryChoice & {
  /** Lines of the cart; null while they are not known. */
  products: readonly CountedProduct[] | null;
  /** The products and place that `carriers` belong to; null for those kept from another visit. */
  calculatedFor: string | null;
  /** The products and place of the calculation that runs, or ran last. */
  requestedFor: string | null;
  error: string | null;
  /** True: the shop refused the request, and a retry changes nothing. False: it did not answer. */
  isRefused: boolean;
  lang: Lang;
};

export type FeeRequest = { products: readonly CountedProduct[]; postalCode: string; idCountry: number };

export type DeliveryEvent =
  | { type: 'delivery.choose'; deliveryType: DeliveryType }
  | { type: 'delivery.place.choose'; city: City; idCountry: number }
  | { type: 'delivery.carrier.choose'; idCarrier: number }
  | { type: 'delivery.access-point.choose'; accessPoint: AccessPoint }
  | { type: 'delivery.slot.choose'; slot: PickupSlot }
  | { type: 'delivery.cart.changed'; products: readonly CountedProduct[] }
  /** Asks for the shipping fees; ignored while they are calculated. */
  | { type: 'delivery.fees.request' }
  /** Signed out, or the order is placed. */
  | { type: 'delivery.clear' };

export const noDelivery: DeliveryChoice = {
  type: 'empty',
  city: null,
  idCountry: null,
  idCarrier: null,
  accessPoint: null,
  slot: null,
  carriers: [],
};

/** Returns the input of a fee calculation as a text to compare; null while the city, the country or the cart is not known. */
function feeKey({ products, city, idCountry }: Pick<DeliveryContext, 'products' | 'city' | 'idCountry'>): string | null {
  if (!city || idCountry === null || products === null) return null;
  const days = ({ rental }: CountedProduct) => (rental ? `@${rental.from}/${rental.to}` : '');
  const counted = products.map((one) => `${one.idProduct}/${one.idDeclination ?? ''}x${one.quantity}${days(one)}`).sort();
  return [city.postalCode, idCountry, ...counted].join(' ');
}

const needsFees = (context: DeliveryContext): boolean =>
  isShipped(context) && hasProducts(context) && feeKey(context) !== null && feeKey(context) !== context.calculatedFor;

const hasProducts = ({ products }: Pick<DeliveryContext, 'products'>): boolean => products !== null && products.length > 0;

/** Returns the way of delivery that fits a cart. A cart of dematerialized products needs no delivery; any other needs the choice again. */
function typeFor(products: readonly CountedProduct[], type: DeliveryType): DeliveryType {
  if (products.length === 0) return type;
  if (products.every(({ isDematerialized }) => isDematerialized)) return 'no_delivery';
  return type === 'no_delivery' ? 'empty' : type;
}

const isShipped = ({ type }: Pick<DeliveryContext, 'type'>): boolean => type !== 'clickAndCollect' && type !== 'no_delivery';

export const chosenCarrier = ({ carriers, idCarrier }: Pick<DeliveryContext, 'carriers' | 'idCarrier'>): Carrier | null =>
  carriers.find(({ id }) => id === idCarrier) ?? null;

/** The kind of delivery of the order, derived from the choice: a carrier that hands over at a relay is PICKUP, as is anything else. */
export function orderDeliveryKind(context: Pick<DeliveryContext, 'type' | 'carriers' | 'idCarrier'>): OrderDeliveryKind {
  if (context.type === 'clickAndCollect') return 'CLICK_AND_COLLECT';
  if (context.type === 'no_delivery') return 'NO_DELIVERY';
  if (context.type === 'delivery' && chosenCarrier(context)?.deliveryType !== 'PICKUP') return 'DELIVERY';
  return 'PICKUP';
}

/** True when `carriers` belong to the cart and place as they are now. */
export const hasCurrentFees = (context: DeliveryContext): boolean =>
  context.calculatedFor !== null && context.calculatedFor === feeKey(context);

/** True when nothing is missing for an order; fees of another cart or place do not count. */
export function isDeliveryComplete(context: DeliveryContext): boolean {
  if (context.type === 'no_delivery') return true;
  if (context.type === 'clickAndCollect') return context.slot !== null;
  const carrier = chosenCarrier(context);
  if (!hasCurrentFees(context) || !carrier) return false;
  return carrier.deliveryType === 'DELIVERY' || context.accessPoint !== null;
}

/** True when the chosen slot or carrier brings what is rented in time, or nothing is. */
export function isDeliveryInTime(context: DeliveryContext): boolean {
  const firstDays = firstDaysOf(context.products ?? []);
  if (context.type === 'clickAndCollect') return context.slot === null || isWithin(pickupWindow(firstDays), context.slot.date);
  const carrier = context.type === 'delivery' ? chosenCarrier(context) : null;
  return carrier === null || isCarrierInTime(firstDays, carrier);
}

/** The fee to pay in cents; null while it is not known. */
export function deliveryPrice(context: DeliveryContext): number | null {
  if (!isShipped(context)) return 0;
  return chosenCarrier(context)?.price ?? null;
}

/** Returns the VAT in prices for the delivery. It stays included for a pickup, or before the carrier is chosen. */
export const vatOfDelivery = (context: DeliveryContext): VatOfPrices => (isShipped(context) && chosenCarrier(context)?.vat) || 'INCLUDED';

/** Returns whether an express service was chosen. No discount lowers its fee. */
export const isExpressDelivery = (context: DeliveryContext): boolean => (isShipped(context) && chosenCarrier(context)?.isExpress) || false;

/**
 * Way of delivery of the order. Fees are calculated one at a time: a request while one runs is ignored. A result for a cart or place that
 * changed meanwhile is not shown; the calculation then runs again.
 */
export const deliveryMachine = setup({
  types: {
    context: {} as DeliveryContext,
    events: {} as DeliveryEvent,
    input: {} as { choice: DeliveryChoice; lang: Lang },
  },
  actors: {
    /** POST /calculate/shipping-fees. */
    calculateFees: fromPromise<Carrier[], FeeRequest>(() => Promise.reject(new Error('calculateFees is not provided'))),
  },
  guards: {
    isClickAndCollect: (_, { deliveryType }: { deliveryType: DeliveryType }) => deliveryType === 'clickAndCollect',
    hasProducts: ({ context }) => hasProducts(context),
    hasPlace: ({ context }) => context.city !== null && context.idCountry !== null,
    needsFees: ({ context }) => needsFees(context),
    needsOtherFees: ({ context }) => needsFees(context) && feeKey(context) !== context.requestedFor,
    isCurrent: ({ context }) => feeKey(context) === context.requestedFor,
  },
  actions: {
    keepType: assign({ type: (_, { deliveryType }: { deliveryType: DeliveryType }) => deliveryType }),
    /** Choosing click and collect resets carrier, city, shipping prices and access point. */
    resetShipping: assign({ idCarrier: null, city: null, carriers: [], calculatedFor: null, accessPoint: null }),
    keepPlace: assign({
      city: (_, { city }: { city: City; idCountry: number }) => city,
      idCountry: (_, { idCountry }: { city: City; idCountry: number }) => idCountry,
    }),
    keepCarrier: assign({
      idCarrier: (_, { idCarrier }: { idCarrier: number }) => idCarrier,
      accessPoint: ({ context }, { idCarrier }: { idCarrier: number }) => (idCarrier === context.idCarrier ? context.accessPoint : null),
    }),
    keepAccessPoint: assign({ accessPoint: (_, { accessPoint }: { accessPoint: AccessPoint }) => accessPoint }),
    keepSlot: assign({ slot: (_, { slot }: { slot: PickupSlot }) => slot }),
    keepProducts: assign(({ context }, { products }: { products: readonly CountedProduct[] }) => ({
      products,
      type: typeFor(products, context.type),
    })),
    /** A carrier that is offered no more is no longer chosen. */
    keepCarriers: assign(({ context }, { carriers }: { carriers: Carrier[] }) => {
      const isOffered = carriers.some(({ id }) => id === context.idCarrier);
      return {
        carriers,
        calculatedFor: feeKey(context),
        idCarrier: isOffered ? context.idCarrier : null,
        accessPoint: isOffered ? context.accessPoint : null,
        error: null,
      };
    }),
    keepFailure: assign({
      error: ({ context }, { status, message }: CallFailure) => (status === 0 ? deliveryFeeMessages[context.lang].noAnswer : message),
      isRefused: (_, failure: CallFailure) => isRefusal(failure),
      carriers: [],
      calculatedFor: null,
    }),
    refuseEmptyCart: assign({ error: ({ context }) => deliveryFeeMessages[context.lang].noProducts, isRefused: true, requestedFor: null }),
    noteRequest: assign({ requestedFor: ({ context }) => feeKey(context), error: null }),
    clear: assign({ ...noDelivery, calculatedFor: null, error: null }),
  },
}).createMachine({
  id: 'delivery',
  context: ({ input }) => ({
    ...input.choice,
    products: null,
    calculatedFor: null,
    requestedFor: null,
    error: null,
    isRefused: false,
    lang: input.lang,
  }),
  initial: 'settled',
  on: {
    'delivery.choose': [
      {
        guard: { type: 'isClickAndCollect', params: ({ event }) => event },
        actions: [{ type: 'keepType', params: ({ event }) => event }, 'resetShipping'],
      },
      { actions: { type: 'keepType', params: ({ event }) => event } },
    ],
    'delivery.place.choose': { actions: { type: 'keepPlace', params: ({ event }) => event } },
    'delivery.carrier.choose': { actions: { type: 'keepCarrier', params: ({ event }) => event } },
    'delivery.access-point.choose': { actions: { type: 'keepAccessPoint', params: ({ event }) => event } },
    'delivery.slot.choose': { actions: { type: 'keepSlot', params: ({ event }) => event } },
    'delivery.cart.changed': { actions: { type: 'keepProducts', params: ({ event }) => event } },
    'delivery.clear': { actions: 'clear' },
  },
  states: {
    settled: {
      always: { guard: 'needsFees', target: 'calculating' },
      on: {
        'delivery.fees.request': [
          { guard: not('hasProducts'), target: 'failed', actions: 'refuseEmptyCart' },
          { guard: 'hasPlace', target: 'calculating' },
        ],
      },
    },
    calculating: {
      entry: 'noteRequest',
      invoke: {
        src: 'calculateFees',
        input: ({ context: { products, city, idCountry } }) => ({
          products: products ?? [],
          postalCode: city?.postalCode ?? '',
          idCountry: idCountry ?? 0,
        }),
        onDone: [
          { guard: 'isCurrent', target: 'settled', actions: { type: 'keepCarriers', params: ({ event }) => ({ carriers: event.output }) } },
          { target: 'settled' },
        ],
        onError: [
          {
            guard: 'isCurrent',
            target: 'failed',
            actions: { type: 'keepFailure', params: ({ event }) => readFailure(event.error) },
          },
          { target: 'settled' },
        ],
      },
      on: {
        // One calculation at a time: a request while one runs is ignored.
        'delivery.fees.request': {},
      },
    },
    failed: {
      always: { guard: 'needsOtherFees', target: 'calculating' },
      on: {
        'delivery.fees.request': [
          { guard: not('hasProducts'), actions: 'refuseEmptyCart' },
          { guard: 'hasPlace', target: 'calculating' },
        ],
      },
    },
  },
});
