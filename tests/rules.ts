/** A rule of buying, in our words, and the titles of the tests that hold the shop to it, as `npm run generate` finds them. */
export type Rule = { rule: string; tests: readonly string[] };

const states: readonly Rule[] = [
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
    rule: 'A refresh that fails clears the cart and its stored id.',
    tests: ['the cart is cleared with its stored id when the refresh is refused', 'a cart that the shop does not know any more is cleared'],
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
    tests: ['a return says whether it is possible here, in the shop’s words, and offers reasons'],
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

const validation: readonly Rule[] = [
  {
    rule: 'What is added is more than 0: “Quantity must be greater than 0”.',
    tests: ['adding to the cart needs a quantity greater than 0', 'a quantity must be greater than 0'],
  },
  {
    rule: 'It is a multiple of what the product is sold by: “This product can only be added by multiple of N”.',
    tests: [
      'adding to the cart needs a multiple of the product’s sell-by multiple',
      'a quantity must be a multiple of what the product is sold by',
    ],
  },
  { rule: 'For wine the same sentence adds “bottles”.', tests: ['adding to the cart speaks of bottles for wine'] },
  {
    rule: 'Where stock is tracked it is no more than that: “Only N items remaining in stock”.',
    tests: ['adding to the cart is refused above the stock when stock is tracked', 'a quantity may not be more than what remains'],
  },
  { rule: 'What is typed as a quantity becomes an integer.', tests: ['the quantity input is coerced to an integer'] },
  { rule: 'What is no quantity becomes the multiple.', tests: ['the quantity input falls back to the multiple when it is invalid'] },
  {
    rule: 'The list of quantities holds multiples up to 1000, at most 20 of them.',
    tests: ['the quantity list holds multiples, at most 20', 'the quantity list goes up to 1000'],
  },
  {
    rule: 'Shipping fees of no cart are refused: “No products in cart”.',
    tests: ["shipping fees are refused with 'No products in cart' without a cart"],
  },
  {
    rule: 'The extra price of a customization depends on the length of its text, on the key that was selected and on its checkbox.',
    tests: [
      'the extra price of a customization depends on text length thresholds',
      'the extra price of a customization depends on the select key',
      'the extra price of a customization depends on the checkbox',
    ],
  },
  {
    rule: 'What the server finds wrong in a form comes as a list of keys and errors, and stands at the field of each key.',
    tests: [
      'forms says what is wrong as a list of keys and errors, in the order of the form, and keeps nothing of it',
      'adding to the cart leads back to the step whose field the server refuses',
    ],
  },
  { rule: 'A filter with an empty value is left out of a list’s query.', tests: ['a call leaves empty values out of the query'] },
  {
    rule: 'By their extension svg, jpeg, jpg and png are images; mp4, m4v, mov, avi, wmv and flv videos; anything else neither.',
    tests: ['a file is by its extension: %s'],
  },
  {
    rule: 'Who registers consents to the terms by ticking a box.',
    tests: [
      'accounts refuses a second account for an e-mail address, and fields that do not fit',
      'a new member has an accessory sent home',
    ],
  },
  {
    rule: 'An answer about cookies holds for 13 months at most; here for six.',
    tests: ['an answer is kept for six months, then asked again'],
  },
];

const limits: readonly Rule[] = [
  {
    rule: 'The session’s cookies last 86400 seconds, for the root path.',
    tests: [
      'signing in sets the token and site id cookies for this host only, which scripts cannot read, for 86400 seconds, on the root path',
    ],
  },
  {
    rule: 'With COOKIE_DOMAIN=parent they are for the parent domain: the first label is dropped if there are three or more; else for the host alone.',
    tests: [
      'the parent domain of %s is %s: the first label is dropped if there are three or more',
      'the parent domain is a setting, and signing out takes the cookies away with the same attributes',
    ],
  },
  {
    rule: 'Local storage keeps the id of the cart, “new” if there is none.',
    tests: ["local storage keeps the id of the cart, 'new' if there is none"],
  },
  {
    rule: 'Local storage keeps city, country, carrier, shipping prices, address, phone, delivery type, slot and pickup address.',
    tests: [
      'local storage keeps city, country, carrier, shipping prices, delivery type, click-and-collect and pickup address',
      'local storage keeps address and phone',
    ],
  },
  {
    rule: 'A page of a list has 24 elements, 10 news, 10 orders, 12 articles, 100 albums, products or services.',
    tests: ['a list of %s begins at page 1 and has (%s) %i entries a page, where the call says nothing'],
  },
  { rule: 'The lists of the footer take 100.', tests: ['a list of elements, such as the lists of the footer, may have 100 a page'] },
  {
    rule: 'For free shipping a wine counts its quantity, a bottle under 75 cl half, a box its multiple; the sum is rounded down.',
    tests: ['the bottles of a parcel %s', 'counts its bottles for the rules of shipping, half bottles as halves'],
  },
  { rule: 'Prices are shown with 2 decimals.', tests: ['what is shown of a price has 2 decimals'] },
  {
    rule: 'A discount in percent is shown as %, one of an amount in the currency of the shop.',
    tests: ['what is shown of a percent discount is %, of an amount in its currency'],
  },
  {
    rule: 'What a customization costs is of the type EURO, percent or NONE.',
    tests: ['the extra price of a customization is of the types EURO, percent or NONE'],
  },
  { rule: 'A capacity under 1 L is shown in cl.', tests: ['writes a capacity under one litre in centilitres, whatever its unit'] },
  {
    rule: 'Years are sorted newest first.',
    tests: ['what is shown of years is sorted newest first, each once', 'leads to the others, the newest first'],
  },
  {
    rule: 'The language cookie lasts 365 days.',
    tests: ['choosing a language sets the language cookie for 365 days, then the page is loaded without the query'],
  },
  {
    rule: 'Cookies need consent.',
    tests: ['silence is neither yes nor no', 'a site asks for consent when its code waits for some, and only then'],
  },
  { rule: 'A message is shown for 3000 ms.', tests: ['a toast is shown for 3000 ms'] },
  { rule: 'A date is day/month/year; with its time also hours:minutes:seconds.', tests: ['what is shown of a date is day/month/year'] },
  { rule: 'The name of a font’s file says its weight.', tests: ['reads weight and style from the file name %s'] },
  {
    rule: 'Settings have the defaults of the specification.',
    tests: ['the parameter catalogue has the defaults that the specification prints'],
  },
  {
    rule: 'What people sent is kept for three years.',
    tests: [
      'elements forgets who registered after three years',
      'forms forgets answers, their files and the e-mails of them after three years',
    ],
  },
];

/** The rules by what they are about. */
export const rules: Readonly<Record<string, readonly Rule[]>> = { States: states, Validation: validation, Limits: limits };
