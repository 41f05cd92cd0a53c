import type { CartEvent } from '#machines/cart-machine.ts';
import type { Cart, CartProduct } from '#schemas/cart.ts';

export const cartId = '6f1c2f4e-0c3d-4d52-9d2f-6a5a5a0f3b11';

export const line: CartProduct = {
  id: 5,
  idProduct: 40,
  idDeclination: 400,
  name: 'Jupe plissée',
  declinationLabel: '38 · Bordeaux',
  url: '/products/jupe-plissee/40',
  image: null,
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
  reference: 'JUP-040',
  price: 2400,
  fixedPrice: 2400,
  referencePrice: null,
  decreasingDiscounts: [],
  quantityDiscount: 0,
  customizations: [],
  customizationTotal: 0,
  total: 2400,
  vatRate: 0,
  isDiscounted: false,
  stock: 0,
  issue: null,
};

export const cart: Cart = {
  id: cartId,
  type: 'MAIN_CART',
  products: [line],
  totalProduct: 1,
  subtotal: 2400,
  discount: 0,
  total: 2400,
  discountCode: '',
  appliedDiscount: null,
  discountIssue: null,
  freeShippingRemaining: null,
  bottles: null,
  hasAlcohol: false,
};

export const add = (key: string, quantity = 1): Extract<CartEvent, { type: 'cart.add' }> => ({
  type: 'cart.add',
  key,
  idDeclination: 400,
  quantity,
  rule: { sellByMultipleOf: 1, stock: 3, isWine: false },
});
