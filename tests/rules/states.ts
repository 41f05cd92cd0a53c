import type { Rule } from './rule.ts';

export const states: readonly Rule[] = [
  {
    rule: 'Somebody becomes logged in when the login succeeds.',
    tests: ['the session becomes logged in on login success'],
  },
  {
    rule: 'Signing in sets two cookies: the token and the id of the site.',
    tests: [
      'signing in sets the token and site id cookies for this host only, which scripts cannot read, for 86400 seconds, on the root path',
    ],
  },
  {
    rule: 'Logging out clears the cart and what is known of the person.',
    tests: ['clears the cart, the delivery and the person at logout', 'the paths of the cart end in no cart at logout, from everywhere'],
  },
  { rule: 'Logging out removes the cookies.', tests: ['POST /api/logout clears the cookies'] },
  {
    rule: 'There is no cart until the first addition creates it.',
    tests: ['the cart is none without a stored id, and is created on first add', 'a cart is created on the first add, and says so'],
  },
  { rule: 'A login creates the cart as well.', tests: ['the cart becomes created on login'] },
  {
    rule: 'The cart is restored from local storage and refreshed at the start.',
    tests: ['the cart is restored from its stored id and refreshed at start'],
  },
  {
    rule: 'It is refreshed as MAIN_CART with an empty discount code.',
    tests: [
      'the cart on a page shows the stored count before its machine has started, then is refreshed as MAIN_CART with an empty discount code',
    ],
  },
  {
    rule: 'A refresh that is refused clears the cart and its stored id; one that gets no answer keeps both and is tried again ([why](decisions/browser-and-machines.md#no-answer-is-not-a-refusal)).',
    tests: [
      'the cart is cleared with its stored id when the refresh is refused',
      'a cart that the shop does not know any more is cleared',
      'the cart keeps its id and offers a retry when the refresh gets no answer',
    ],
  },
  {
    rule: 'A delivery is delivery, clickAndCollect, no_delivery, or empty.',
    tests: [
      'the delivery type is delivery, clickAndCollect, no_delivery or empty',
      'what is dematerialized is bought without any delivery',
    ],
  },
  {
    rule: 'Choosing click and collect resets carrier, city, shipping prices and access point.',
    tests: [
      'hold no carrier, city, shipping prices or access point once click and collect is chosen',
      'choosing click and collect, then delivery again, asks for the carrier anew',
    ],
  },
  {
    rule: 'The kind of an order follows: DELIVERY, CLICK_AND_COLLECT, NO_DELIVERY, otherwise PICKUP.',
    tests: ['the kind of an order is DELIVERY, CLICK_AND_COLLECT or NO_DELIVERY, otherwise PICKUP'],
  },
  {
    rule: 'Shipping fees are calculated one at a time; a request while one runs is ignored.',
    tests: ['shipping fees run one at a time: a request while one runs is ignored'],
  },
  {
    rule: 'Returns are possible while the server says so.',
    tests: ['a return says whether it is possible here, in the shop’s words, and offers reasons', 'story order-return: chosen'],
  },
  {
    rule: 'A customization goes through its steps by index.',
    tests: ['the steps of a customization are asked by index', 'a shopper makes a piece her own'],
  },
  {
    rule: 'Answers are kept for each customization.',
    tests: ['are asked by index; what is required holds', 'adding to the cart sends the answers that were given, once'],
  },
  {
    rule: 'An answer can be edited by the index of its step.',
    tests: ['are corrected one by one from where they are read over, and lead back there', 'a shopper makes a piece her own'],
  },
  {
    rule: 'Popups that were opened are remembered: each shows once a session.',
    tests: ['a popup that was opened is remembered, so that each shows once per session', 'is closed by Escape, and shows once a session'],
  },
  {
    rule: 'The time a popup was closed is stored, unless it shows on every reload.',
    tests: ['a popup has its close time stored, and rests from then on', 'a popup that shows on every reload has nothing stored'],
  },
  {
    rule: 'The current service is reused if it is the one asked for.',
    tests: ['the current service is reused if it is the one that is asked for'],
  },
  {
    rule: 'Otherwise it is cleared, and the other one fetched.',
    tests: [
      'the current service gives way to another that is asked for, which is fetched',
      'the current service does not stand in for another that is gone',
    ],
  },
  { rule: 'The list of meal icons is fetched once.', tests: ['the meal-icon list is fetched once, however many blocks draw from it'] },
  {
    rule: 'Orders, payments and returns have states of their own, drawn in [machines](machines.md).',
    tests: ['the life of an order', 'the life of a payment attempt', 'the paths of a return'],
  },
  {
    rule: 'The root leads to the stored language, else to that of the browser.',
    tests: [
      'the root sends to the stored language, else to the browser’s, where the site speaks it',
      'who chose the site’s own language stays in it at the root, whatever the browser prefers',
    ],
  },
];
