import type { PageType } from './page.ts';

/** A fixed address and the shared component that stands at it. */
export type Screen = {
  /** Parameters in braces; `?` marks one that may be missing. */
  pattern: string;
  component: string;
  /** Its address names something of one person, or holds a secret: nobody keeps its page. */
  isPersonal?: true;
  /** Stays when the site sells nothing. */
  isAlways?: true;
  /** For search engines as well. */
  isIndexed?: true;
  /** A page of this type, wherever it is, stands for it. */
  pageType?: PageType;
};

/** The specification's fixed addresses: each is a shared component, so that an owner can put a block above a cart without code. */
export const screens: readonly Screen[] = [
  { pattern: '/products/search', component: 'product-search' },
  { pattern: '/cart', component: 'cart' },
  { pattern: '/cart/address', component: 'cart-address' },
  { pattern: '/cart/shipping', component: 'cart-shipping' },
  { pattern: '/cart/payment', component: 'cart-payment' },
  { pattern: '/cart/success/{id?}', component: 'cart-success', isPersonal: true },
  { pattern: '/order/success', component: 'order-success' },
  // Return address of a Cawl payment, whatever its result: the screen requests the result from the shop.
  { pattern: '/order/cawl/result', component: 'order-success' },
  { pattern: '/order/follow', component: 'order-follow' },
  // Page of the withdrawal from a contract. Its address may hold the key of an order, or of a declaration.
  { pattern: '/withdrawal', component: 'withdrawal', isPersonal: true },
  { pattern: '/order/cancel', component: 'order-cancel' },
  { pattern: '/order/error', component: 'order-error' },
  { pattern: '/account', component: 'account', isAlways: true },
  { pattern: '/account/profil', component: 'account-profile', isAlways: true },
  { pattern: '/account/orders', component: 'account-orders' },
  { pattern: '/account/orders/{id}', component: 'account-order', isPersonal: true },
  { pattern: '/account/orders/{id}/return', component: 'account-return', isPersonal: true },
  { pattern: '/account/orders/{id}/return/{idReturn}', component: 'account-return-detail', isPersonal: true },
  { pattern: '/account/alerts', component: 'stock-alerts' },
  // Target of the link in a stock alert's e-mail.
  { pattern: '/alerts/{key}', component: 'stock-alert-removal', isPersonal: true },
  { pattern: '/wishlist', component: 'wishlist' },
  { pattern: '/contact', component: 'contact', isAlways: true, isIndexed: true },
  { pattern: '/accessibility', component: 'accessibility', isAlways: true, isIndexed: true },
  // The same page after its form was sent, for whoever sent it.
  { pattern: '/accessibility-report/{result}', component: 'accessibility', isAlways: true, isPersonal: true },
  { pattern: '/blog', component: 'blog', isAlways: true, isIndexed: true, pageType: 'blog' },
  { pattern: '/albums', component: 'albums', isAlways: true, isIndexed: true, pageType: 'albums' },
  { pattern: '/services', component: 'services', isAlways: true, isIndexed: true, pageType: 'services' },
  { pattern: '/newsletter/{token}', component: 'newsletter', isPersonal: true, isAlways: true },
  { pattern: '/auth', component: 'auth', isAlways: true },
  { pattern: '/password/reset/ask', component: 'password-reset-ask', isAlways: true },
  { pattern: '/password/reset/{token?}', component: 'password-reset', isPersonal: true, isAlways: true },
];
