import { parameterGroup } from './definition.ts';

const shipping = parameterGroup('shipping', 'rule');

export const shippingParameters = [
  shipping.number(170, 'FREE_SHIPPING_PRICE', 80, [0, 100_000, 'currency']),
  shipping.number(171, 'FREE_SHIPPING_BOTTLE', 0, [0, 10_000, 'bottles']),
  shipping.number(172, 'MINIMUM_EXPEDITION_BOTTLE', 0, [0, 10_000, 'bottles']),
  shipping.number(173, 'MAXIMUM_EXPEDITION_BOTTLE', 0, [0, 10_000, 'bottles']),
  shipping.text(174, 'CLICK_AND_COLLECT_HOURS', 'plain', { effect: 'page' }),
  shipping.flag(175, 'LOCK_DELIVERY', false),
  shipping.text(176, 'SHIPPING_MESSAGE', 'plain', { effect: 'page' }),
  shipping.flag(177, 'ONLY_SELL_IN_FRANCE', true),
  shipping.flag(178, 'SELLS_WORLDWIDE', false),
  shipping.choice(179, 'PAYMENT_METHOD', 'CUSTOM', ['CUSTOM', 'CAWL', 'STRIPE', 'MONETICO', 'E_TRANSACTION']),
  shipping.number(180, 'ORDER_REVIEW_DELAY', 0, [0, 365, 'days'], { effect: 'mail', public: false }),
  shipping.choice(364, 'SHIPPING_DAYS', 'MONDAY_TO_FRIDAY', [
    'MONDAY_TO_FRIDAY',
    'MONDAY_TO_THURSDAY',
    'TUESDAY_TO_FRIDAY',
    'TUESDAY_TO_SATURDAY',
    'MONDAY_TO_SATURDAY',
  ]),
  shipping.number(365, 'SHIPPING_CUT_OFF', 12, [0, 24, 'hours']),
  shipping.number(431, 'RELAY_DISTANCE', 30, [1, 300]),
  shipping.choice(391, 'EXPORT_PRICES', 'KEPT', ['KEPT', 'WITHOUT_VAT']),
  shipping.choice(392, 'EU_VAT', 'SHOP', ['SHOP', 'OSS']),
  shipping.line(390, 'RENTAL_RETURN', '', { effect: 'mail' }),
  shipping.number(394, 'RENTAL_DEPOSIT_DAYS', 7, [0, 60, 'days'], { effect: 'mail' }),
] as const;
