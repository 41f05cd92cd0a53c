import {
  type AuthView,
  type CartView,
  type CheckoutView,
  type DeliveryView,
  idleAuth,
  idleCart,
  idleCheckout,
  idleDelivery,
} from '#client/shop/views.ts';
import type { AddressInput, CompanyAddress } from '#schemas/address.ts';
import type { Cart, CartProduct } from '#schemas/cart.ts';
import type { Carrier, FoundAccessPoint, PickupSlot } from '#schemas/delivery.ts';
import type { Order } from '#schemas/order.ts';
import type { User } from '#schemas/user.ts';
import { picture } from './pictures.ts';

/** A cart, an order and a person as the API would give them, for the stories. */
const line = (id: number, change: Partial<CartProduct>): CartProduct => ({
  id,
  idProduct: id,
  idDeclination: id,
  name: 'Robe portefeuille à fleurs',
  declinationLabel: '38',
  url: '/products/robe-portefeuille/1',
  image: picture(0),
  offer: 'SECOND_HAND',
  quantity: 1,
  type: 'OTHER',
  isDematerialized: false,
  isPerishable: false,
  isSealed: false,
  hasShippingFees: true,
  sellByMultipleOf: 1,
  capacity: null,
  capacityUnit: null,
  reference: 'SM-0142',
  price: 2900,
  fixedPrice: 2900,
  referencePrice: null,
  decreasingDiscounts: [],
  quantityDiscount: 0,
  customizations: [],
  customizationTotal: 0,
  total: 2900,
  vatRate: 0,
  isDiscounted: false,
  stock: 0,
  issue: null,
  ...change,
});

export const lines: CartProduct[] = [
  line(1, { referencePrice: 3900, fixedPrice: 3900 }),
  line(2, {
    name: 'Écharpe tissée main',
    declinationLabel: 'Sauge',
    image: picture(1),
    offer: 'NEW',
    quantity: 2,
    price: 2450,
    fixedPrice: 2450,
    total: 4900,
    vatRate: 2000,
    stock: 5,
  }),
];

export const cart: Cart = {
  id: '11111111-1111-4111-8111-111111111111',
  type: 'MAIN_CART',
  products: lines,
  totalProduct: 3,
  subtotal: 7800,
  discount: 0,
  total: 7800,
  discountCode: '',
  appliedDiscount: null,
  discountIssue: null,
  freeShippingRemaining: 200,
  bottles: null,
  hasAlcohol: false,
};

export const filledCart: CartView = { status: 'created', cart, count: 3, busy: false, error: null, discountError: null, isCodeBusy: false };
export const emptyCart: CartView = { ...idleCart, status: 'none' };
export const restoringCart: CartView = { ...idleCart, status: 'restoring', count: 3 };
export const unreachableCart: CartView = { ...idleCart, status: 'unreachable', count: 3 };
/** Its first line is sealed for hygiene. */
export const sealedCart: CartView = {
  ...filledCart,
  cart: { ...cart, products: lines.map((product, index) => (index === 0 ? { ...product, isSealed: true } : product)) },
};
export const soldOutCart: CartView = {
  ...filledCart,
  cart: { ...cart, products: lines.map((product, index) => (index === 0 ? { ...product, issue: 'OUT_OF_STOCK' as const } : product)) },
};

export const address: AddressInput = {
  firstname: 'Camille',
  lastname: 'Durand',
  address: '12 rue des Tilleuls',
  addressPart2: '',
  postalCode: '85190',
  city: 'Aizenay',
  idCountry: 75,
};

export const shopAddress: CompanyAddress = {
  name: 'La Penderie de Marie',
  address: '4 place du Marché',
  addressPart2: '',
  postalCode: '85190',
  city: 'Aizenay',
  country: { id: 75, alphaTwo: 'FR', name: 'France' },
  phone: '02 51 00 00 00',
  email: 'bonjour@lapenderiedemarie.example',
  position: null,
};

const carrier = (id: number, change: Partial<Carrier>): Carrier => ({
  id,
  name: 'Colissimo à domicile',
  description: 'Remis contre signature',
  fdp: 690,
  price: 690,
  deliveryType: 'DELIVERY',
  siteType: null,
  serviceCode: null,
  minDays: 2,
  maxDays: 3,
  isExpress: false,
  vat: 'INCLUDED',
  arrival: null,
  ...change,
});

export const carriers = [
  carrier(1, { arrival: { from: '2026-12-01', to: '2026-12-03' } }),
  carrier(2, { name: 'Lettre suivie', description: 'Dans la boîte aux lettres', price: 0, fdp: 450 }),
];

const relay = (id: string, change: Partial<FoundAccessPoint>): FoundAccessPoint => ({
  id,
  name: 'Tabac presse de la Place',
  addLine1: '6 place du Marché',
  zipCode: '85190',
  city: 'Aizenay',
  country: 'FR',
  position: { lat: 46.7391, lng: -1.6083 },
  icon: null,
  idCarrier: 3,
  openingHours: [
    { days: 'Lundi au samedi', hours: '7 h – 19 h 30' },
    { days: 'Dimanche', hours: '8 h – 12 h 30' },
  ],
  distance: 60,
  ...change,
});
export const relayPoints: FoundAccessPoint[] = [
  relay('A', {}),
  relay('B', { name: 'Fleurs et Compagnie', addLine1: '18 rue de la Roche', position: { lat: 46.7369, lng: -1.6021 }, distance: 530 }),
  relay('C', { name: 'Épicerie du Bocage', city: 'Maché', position: { lat: 46.7536, lng: -1.6865 }, distance: 6400, openingHours: [] }),
];
export const relayCarrier = carrier(3, {
  name: 'Point Relais',
  description: 'Chez un commerçant',
  deliveryType: 'PICKUP',
  price: 449,
  fdp: 449,
});

export const slots: PickupSlot[] = ['2026-11-24', '2026-11-25', '2026-11-26'].flatMap((date, day) =>
  [10, 14, 16].map((hour, index) => ({
    idSchedule: day * 10 + index,
    date,
    from: `${hour}:00`,
    to: `${hour + 2}:00`,
    remaining: day === 1 && index === 0 ? 0 : index + 1,
  })),
);

export const openDelivery: DeliveryView = { ...idleDelivery, completeness: 'incomplete' };
export const collectDelivery: DeliveryView = { ...openDelivery, type: 'clickAndCollect', kind: 'CLICK_AND_COLLECT', price: 0 };
export const homeDelivery: DeliveryView = {
  ...openDelivery,
  type: 'delivery',
  kind: 'DELIVERY',
  city: { name: 'Aizenay', postalCode: '85190' },
  idCountry: 75,
  carriers,
};
export const chosenDelivery: DeliveryView = { ...homeDelivery, carrier: carriers[0] ?? null, price: 690, completeness: 'complete' };

export const paymentCheckout: CheckoutView = {
  ...idleCheckout,
  status: 'payment',
  step: 'payment',
  furthest: 'payment',
  contact: { email: 'camille.durand@exemple.fr', firstname: 'Camille', lastname: 'Durand', phone: '06 12 34 56 78' },
  deliveryAddress: address,
};

export const order: Order = {
  id: '22222222-2222-4222-8222-222222222222',
  reference: '89-26-000042',
  status: 'PAID',
  paymentStatus: 'paid',
  payment: { method: 'CUSTOM', isTest: true },
  createdAt: '2026-11-20T17:05:09Z',
  email: 'camille.durand@exemple.fr',
  phone: '06 12 34 56 78',
  lines: lines.map(
    ({
      id,
      idProduct,
      idDeclination,
      name,
      declinationLabel,
      reference,
      image,
      url,
      quantity,
      price,
      quantityDiscount,
      customizations,
      customizationTotal,
      total,
      offer,
    }) => ({
      id,
      idProduct,
      idDeclination,
      name,
      declinationLabel,
      reference,
      image,
      url,
      quantity,
      price,
      quantityDiscount,
      customizations,
      customizationTotal,
      total,
      vatRate: offer === 'NEW' ? 2000 : 0,
      vat: offer === 'NEW' ? Math.round(total / 6) : 0,
      marginScheme: offer === 'SECOND_HAND',
      isPerishable: false,
      isSealed: false,
    }),
  ),
  currency: 'EUR',
  subtotal: 7800,
  discount: 0,
  shipping: 0,
  total: 7800,
  vat: 817,
  message: '',
  delivery: {
    type: 'CLICK_AND_COLLECT',
    accessPoint: null,
    carrierName: null,
    address: null,
    pickup: { date: '2026-11-24', from: '14:00', to: '16:00', place: 'La Penderie de Marie, 4 place du Marché, 85190 Aizenay' },
    tracking: null,
  },
  billing: null,
  cancellation: null,
};

export const guest: AuthView = { ...idleAuth, status: 'loggedOut' };
export const person: User = {
  id: 7,
  email: 'camille.durand@exemple.fr',
  role: 'CUSTOMER',
  phone: '06 12 34 56 78',
  firstname: 'Camille',
  lastname: 'Durand',
  birthdate: null,
};
export const member: AuthView = { status: 'loggedIn', user: person, failure: null };
