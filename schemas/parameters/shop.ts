import { defaultCurrency } from '../currency.ts';
import { parameterGroup } from './definition.ts';

const shop = parameterGroup('shop', 'page');

export const shopParameters = [
  shop.choice(140, 'PRODUCT_ORDER', 'CUSTOM', ['CUSTOM', 'PRICE', 'PRICE_DESC', 'DATE', 'NAME', 'DISCOUNT']),
  shop.choice(141, 'PRODUCT_ASPECT_RATIO', '2-3', ['1-1', '2-3', '3-4', '4-5', '3-2'], { effect: 'style' }),
  shop.choice(142, 'PRODUCT_PAGE_STYLE', 'PREMIUM', ['PREMIUM', 'CLASSIC']),
  shop.choice(143, 'FEATURES_PRODUCT_STYLE', 'EXPANDABLE', ['EXPANDABLE', 'LIST', 'TABLE', 'TABS']),
  shop.number(144, 'STOCK_LIMIT_DISPLAY', 3, [0, 1000, 'pieces']),
  shop.line(145, 'IN_STOCK_LABEL'),
  shop.line(146, 'NOT_IN_STOCK_LABEL'),
  shop.currency(395, 'CURRENCY', defaultCurrency, { effect: 'rule' }),
  shop.flag(147, 'HIDE_PRODUCT_PRICES', false, { effect: 'rule' }),
  shop.flag(148, 'PRODUCT_HIDE_PERCENTAGE_DISCOUNT', false),
  shop.flag(149, 'USE_PRODUCT_STOCK', true),
  shop.flag(150, 'HANDLE_STOCK', true, { effect: 'rule' }),
  shop.number(159, 'MAXIMUM_UNPAID_PIECES', 120, [2, 100_000, 'pieces'], { effect: 'rule' }),
  shop.flag(151, 'SEE_CART_ON_HOVER', true),
  shop.number(152, 'PRODUCTS_PER_PAGE', 24, [4, 100, 'pieces']),
  shop.flag(153, 'SHOW_NUTRITIONAL_DATA_ON_PRODUCT_SHEET', false),
  shop.flag(154, 'DISPLAY_GRAPE_VARIETY', false),
  shop.flag(155, 'SWITCH_NAME_AND_APPELLATION', false),
  shop.number(156, 'BOTTLE_MULTIPLE', 1, [1, 24, 'bottles'], { effect: 'rule' }),
  shop.flag(157, 'ONLY_SELL_ON_FRENCH_VERSION', true),
  shop.flag(380, 'DISPLAY_WISHLIST', true),
  shop.flag(383, 'DISPLAY_RECENTLY_VIEWED', true),
  shop.flag(382, 'DISPLAY_PRODUCT_REVIEWS', true),
  shop.flag(381, 'DISPLAY_STOCK_ALERT', true),
  shop.synonyms(393, 'SEARCH_SYNONYMS', { effect: 'rule', public: false }),
  shop.flag(430, 'PRODUCT_FILE_GENERATOR', true, { effect: 'rule' }),
  shop.choice(158, 'PRODUCT_CARD_ALIGNMENT', 'LEFT', ['LEFT', 'CENTER'], { effect: 'style' }),
] as const;
